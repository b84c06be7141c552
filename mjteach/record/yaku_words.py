"""The names of the yaku in each format: ids of recorded wins, Tenhou's numbers and words."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class YakuWords(NamedTuple):
    """One yaku in the formats; the winds have a row each, and share an id."""

    id: str
    name: str
    """Its word in mjai wins."""
    japanese: str
    """Its words in Tenhou's JSON logs; its place in the table is its number in the XML logs."""


YAKU_WORDS: Final = (
    YakuWords("menzen_tsumo", "menzen_tsumo", "門前清自摸和"),
    YakuWords("riichi", "riichi", "立直"),
    YakuWords("ippatsu", "ippatsu", "一発"),
    YakuWords("chankan", "chankan", "槍槓"),
    YakuWords("rinshan", "rinshan", "嶺上開花"),
    YakuWords("haitei", "haitei", "海底摸月"),
    YakuWords("houtei", "houtei", "河底撈魚"),
    YakuWords("pinfu", "pinfu", "平和"),
    YakuWords("tanyao", "tanyao", "断幺九"),
    YakuWords("iipeikou", "iipeikou", "一盃口"),
    YakuWords("yakuhai_jikaze", "seat_wind_east", "自風 東"),
    YakuWords("yakuhai_jikaze", "seat_wind_south", "自風 南"),
    YakuWords("yakuhai_jikaze", "seat_wind_west", "自風 西"),
    YakuWords("yakuhai_jikaze", "seat_wind_north", "自風 北"),
    YakuWords("yakuhai_bakaze", "round_wind_east", "場風 東"),
    YakuWords("yakuhai_bakaze", "round_wind_south", "場風 南"),
    YakuWords("yakuhai_bakaze", "round_wind_west", "場風 西"),
    YakuWords("yakuhai_bakaze", "round_wind_north", "場風 北"),
    YakuWords("yakuhai_haku", "haku", "役牌 白"),
    YakuWords("yakuhai_hatsu", "hatsu", "役牌 發"),
    YakuWords("yakuhai_chun", "chun", "役牌 中"),
    YakuWords("double_riichi", "double_riichi", "両立直"),
    YakuWords("chiitoitsu", "chiitoitsu", "七対子"),
    YakuWords("chanta", "chanta", "混全帯幺九"),
    YakuWords("ittsuu", "ittsu", "一気通貫"),
    YakuWords("sanshoku_doujun", "sanshoku_doujun", "三色同順"),
    YakuWords("sanshoku_doukou", "sanshoku_doukou", "三色同刻"),
    YakuWords("sankantsu", "sankantsu", "三槓子"),
    YakuWords("toitoi", "toitoi", "対々和"),
    YakuWords("sanankou", "sanankou", "三暗刻"),
    YakuWords("shousangen", "shousangen", "小三元"),
    YakuWords("honroutou", "honroutou", "混老頭"),
    YakuWords("ryanpeikou", "ryanpeikou", "二盃口"),
    YakuWords("junchan", "junchan", "純全帯幺九"),
    YakuWords("honitsu", "honitsu", "混一色"),
    YakuWords("chinitsu", "chinitsu", "清一色"),
    YakuWords("renhou", "renhou", "人和"),
    YakuWords("tenhou", "tenhou", "天和"),
    YakuWords("chiihou", "chiihou", "地和"),
    YakuWords("daisangen", "daisangen", "大三元"),
    YakuWords("suuankou", "suuankou", "四暗刻"),
    YakuWords("suuankou_tanki", "suuankou_tanki", "四暗刻単騎"),
    YakuWords("tsuuiisou", "tsuuiisou", "字一色"),
    YakuWords("ryuuiisou", "ryuuiisou", "緑一色"),
    YakuWords("chinroutou", "chinroutou", "清老頭"),
    YakuWords("chuuren", "chuuren", "九蓮宝燈"),
    YakuWords("junsei_chuuren", "junsei_chuuren", "純正九蓮宝燈"),
    YakuWords("kokushi", "kokushi", "国士無双"),
    YakuWords("kokushi_13", "kokushi_13", "国士無双１３面"),
    YakuWords("daisuushii", "daisuushii", "大四喜"),
    YakuWords("shousuushii", "shousuushii", "小四喜"),
    YakuWords("suukantsu", "suukantsu", "四槓子"),
    YakuWords("dora", "dora", "ドラ"),
    YakuWords("ura_dora", "ura_dora", "裏ドラ"),
    YakuWords("aka_dora", "aka_dora", "赤ドラ"),
)
"""In the order of Tenhou's numbers."""

_FIRST_SERVER: Final = {
    "menzenchin_tsumoho": "menzen_tsumo",
    "reach": "riichi",
    "rinshankaiho": "rinshan",
    "haiteiraoyue": "haitei",
    "hoteiraoyui": "houtei",
    "tanyaochu": "tanyao",
    "ipeko": "iipeikou",
    "jikaze": "yakuhai_jikaze",
    "bakaze": "yakuhai_bakaze",
    "double_reach": "double_riichi",
    "chitoitsu": "chiitoitsu",
    "honchantaiyao": "chanta",
    "ikkitsukan": "ittsuu",
    "sanshokudojun": "sanshoku_doujun",
    "sanshokudoko": "sanshoku_doukou",
    "toitoiho": "toitoi",
    "sananko": "sanankou",
    "shosangen": "shousangen",
    "honroto": "honroutou",
    "ryanpeko": "ryanpeikou",
    "junchantaiyao": "junchan",
    "honiso": "honitsu",
    "chiniso": "chinitsu",
    "renho": "renhou",
    "tenho": "tenhou",
    "chiho": "chiihou",
    "suanko": "suuankou",
    "tsuiso": "tsuuiisou",
    "ryuiso": "ryuuiisou",
    "chinroto": "chinroutou",
    "churenpoton": "chuuren",
    "kokushimuso": "kokushi",
    "daisushi": "daisuushii",
    "shosushi": "shousuushii",
    "sukantsu": "suukantsu",
    "uradora": "ura_dora",
    "akadora": "aka_dora",
}
"""How the first mjai server spells them; its ``sangenpai`` says not which dragon."""

OUR_ID: Final[Mapping[str, str]] = MappingProxyType(
    {
        **{row.id: row.id for row in YAKU_WORDS},
        **{row.name: row.id for row in YAKU_WORDS},
        **_FIRST_SERVER,
    }
)
"""The id of the tables here for each word of an mjai win."""
