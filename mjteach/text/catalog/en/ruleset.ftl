### Named rule sets.

ruleset-tutorial_default = Rules of this course
ruleset-kml_handbook = Korean Mahjong League (beginner's handbook)
ruleset-kwiki_general = Korean Wikipedia (Japanese mahjong)
ruleset-club = Club rulebook
ruleset-namuwiki_general = Namuwiki (riichi mahjong)
ruleset-jpml_a = Japan Professional Mahjong League (A rules)
ruleset-wrc = World Riichi Championship
ruleset-saikouisen = Saikouisen
ruleset-saikouisen_classic = Saikouisen Classic
ruleset-npm = Nihon Pro Mahjong Kyoukai
ruleset-mleague = M.League (in part)
ruleset-tenhou = Tenhou (in part)
ruleset-mahjongsoul = Mahjong Soul (in part)
ruleset-jakuryumon_m = Jakuryumon M (in part)
ruleset-mahjong_fight_club = Mahjong Fight Club (in part)
ruleset-sega_mj = Sega MJ (in part)
ruleset-maru_jan = Maru-Jan (in part)
