// @ts-check
/*
 * What Python sends: the state of each widget, and all that is in it. A test holds these types to what is
 * sent; there is nothing here to run. A property in brackets is missing where its words say so.
 */

/**
 * A value of a field: what Python's `questions.Value` becomes in JSON.
 * @typedef {string | number | boolean | string[] | string[][] | Record<string, string> | null} Value
 */

/* --- the frame around every widget */

/**
 * @typedef {object} FrameState
 * @property {FrameWords} words
 * @property {{projector: boolean}} settings
 * @property {string} faces the model with the pictures of all tiles
 * @property {string} front_end the model with script and style
 * @property {Trouble} trouble
 * @property {number} answered the number of the last message answered
 */
/** @typedef {Record<"lang" | "continue" | "silent" | "stopped" | "start_again" | "starting_again" | "start_by_menu" | "details" | "copy_details" | "copied" | "copy_by_hand", string>} FrameWords */
/**
 * What went wrong, in one sentence; both are missing where nothing did.
 * @typedef {object} Trouble
 * @property {string} [text]
 * @property {string} [details] for whoever can use them; empty where the sentence says all
 */
/** @typedef {Record<"text_view" | "scene_in_words" | "keys_button", string>} PanelWords */
/** @typedef {{keys: string, what: string}} KeyHelp */
/** @typedef {{label: string, text: string}} TextLine one line of a scene in words */

/* --- a question, alone or in a set: mjwidgets._puzzle.view */

/** @typedef {FrameState & QuestionState} PuzzleState */
/**
 * @typedef {object} QuestionState
 * @property {View} view
 * @property {PanelWords & FieldWords & QuestionWords} words
 * @property {Record<string, Value>} draft the answer as it is filled in, by field
 * @property {Record<string, Reading>} readings what was made of typed text, by field
 * @property {number} unsaved how many answers are lost if the course ends now
 */
/**
 * @typedef {object} View
 * @property {number} turn another one with every new question
 * @property {"asking" | "answered_right" | "answered_wrong" | "finished"} phase
 * @property {boolean} done
 * @property {[number, number]} score so many right the first time, of so many
 * @property {string} code empty at the end of a set, and in an exam
 * @property {{name: string, what: string, unusual: boolean} | null} ruleset null where the question is about several
 * @property {string} prompt
 * @property {Progress | null} progress null for a single question
 * @property {Sentence[]} facts
 * @property {Sheet | null} table
 * @property {SceneBoard | null} board
 * @property {boolean} named whether tiles may show their names; not where these are asked for
 * @property {Row[]} rows
 * @property {TextLine[]} text
 * @property {Spec[]} fields
 * @property {string} note what to know before answering
 * @property {string[]} keys names of the keys to explain
 * @property {Action[]} actions the usual one first
 * @property {boolean} reopens whether another answer begins the next try
 * @property {Feedback | null} feedback
 * @property {Summed[] | null} summary null before the end of a set
 * @property {string} reason why it is asked, in a set of the day or where it is of an earlier lesson; else empty
 * @property {true} [typed] only in a dojo: answered by keys alone
 * @property {boolean} [clock] only in a dojo: whether a stopwatch is shown
 * @property {string} [paper] only at the end of a dojo's set: a page to print
 * @property {Sheet | null} [tens] only at the end of a dojo's set: how the last ones went; null where it is the first
 * @property {Choose} [choose] only before the first hand of a dojo
 */
/** @typedef {{title: string, line: string, start: string, groups: ChooseGroup[]}} Choose what can be chosen, and in a line what is chosen now */
/** @typedef {{id: string, label: string, many: boolean, options: {id: string, label: string, on: boolean}[]}} ChooseGroup */
/** @typedef {{text: string, marks: {result: string, text: string}[]}} Progress */
/** @typedef {{id: string, label: string, key: string}} Action */
/** @typedef {{result: string, text: string, prompt: string, name: string, groups: string[][], went?: string[]}} Summed one question of a set that is over; in a dojo with the answers and the seconds */
/**
 * A table of words.
 * @typedef {{title: string, head: string, columns: string[], lines: {label: string, cells: string[]}[]}} Sheet
 */
/**
 * Tiles that belong together.
 * @typedef {object} Row
 * @property {string} id
 * @property {string} kind
 * @property {string} label
 * @property {string | null} whole what it is called where all of it is one place to point at
 * @property {Spot[]} spots
 */
/**
 * @typedef {object} Spot
 * @property {string} id
 * @property {string} tile its code; empty where it lies face down
 * @property {string} face the key of its picture
 * @property {string} name
 * @property {true} [sideways]
 * @property {true} [stacked] it lies on the one before
 * @property {true} [away] another player took it
 * @property {string} [label]
 */

/* --- a picture of a table: mjwidgets._table.scene_board */

/**
 * @typedef {object} Picture
 * @property {string} title
 * @property {[number, number, number, number]} window left, top, width and height
 * @property {Item[]} items back to front
 * @property {string[]} legend
 */
/** @typedef {[what: string, look: string, x: number, y: number, width: number, height: number, turn: number, text: string]} Item x and y are its middle */
/** @typedef {Picture & {places: Place[], strip: boolean, own: number}} SceneBoard a strip lies beside a hand; `own` is the width in tiles of the learner, 0 without these */
/** @typedef {{id: string, label: string, points: number[][]}} Place */

/* --- answer fields: mjwidgets._puzzle.fields */

/**
 * @typedef {PickTilesSpec | NameEachSpec | PickOneSpec | PickManySpec | PickActionSpec | PickPlacesSpec | OrderItemsSpec | PickSpotsSpec | EnterNumberSpec | EnterPaymentSpec | FlagSpec | GroupTilesSpec} Spec
 */
/**
 * What every field has.
 * @typedef {object} AnySpec
 * @property {string} type
 * @property {string} id
 * @property {string} label
 * @property {boolean} optional
 * @property {Value} given null where it is asked
 * @property {string} given_words
 */
/** @typedef {AnySpec & {type: "pick_tiles", none: string, one: boolean, offers: string[], suits: string[], game: string[]}} PickTilesSpec one tile is asked for, or any number; those on `offers` can be clicked, or where there are none `suits` are open at first, of all in the game */
/** @typedef {AnySpec & {type: "name_each", of: string, choices: Choice[]}} NameEachSpec */
/** @typedef {AnySpec & {type: "pick_one", choices: SettlingChoice[]}} PickOneSpec */
/** @typedef {AnySpec & {type: "pick_many", none: string, choices: Choice[]}} PickManySpec */
/** @typedef {AnySpec & {type: "pick_action", none: string, choices: ActionChoice[]}} PickActionSpec */
/** @typedef {AnySpec & {type: "pick_places", none: string, many: boolean, choices: Choice[], example: string}} PickPlacesSpec */
/** @typedef {AnySpec & {type: "order_items", choices: Choice[]}} OrderItemsSpec */
/** @typedef {AnySpec & {type: "pick_spots", none: string, one: boolean, rows: string[]}} PickSpotsSpec */
/** @typedef {AnySpec & {type: "enter_number", row: string | null, unit: string | null, signed: boolean, empty: number | null}} EnterNumberSpec `empty` is what it counts as beside others where nothing is written */
/** @typedef {AnySpec & {type: "enter_payment"}} EnterPaymentSpec */
/** @typedef {AnySpec & {type: "flag"}} FlagSpec */
/** @typedef {AnySpec & {type: "group_tiles", row: string}} GroupTilesSpec */
/** @typedef {{id: string, label: string}} Choice */
/** @typedef {Choice & {settles?: string[]}} SettlingChoice `settles` are the fields that need no answer of their own beside it */
/** @typedef {Choice & {tiles: string[]}} ActionChoice */
/**
 * What Python made of a value: it is shown under the field. `of` is the value it speaks of.
 * @typedef {{of: Value, words: string, problem: boolean, value: Value}} Reading
 */

/* --- feedback: mjwidgets._puzzle.feedback */

/**
 * What is told of an answer, or in place of that.
 * @typedef {object} Verdict
 * @property {string} tone
 * @property {string} sign
 * @property {string} verdict
 * @property {Sentence[]} lines
 * @property {boolean} revealed
 */
/** @typedef {Verdict & FeedbackOf} Feedback */
/**
 * @typedef {object} FeedbackOf
 * @property {[id: string, kind: string][]} marks on tiles of the scene
 * @property {Record<string, Part>} fields
 * @property {Tree | null} tree
 * @property {string} stamp the answer that the marks on the fields belong to
 * @property {boolean} unread whether something could not be read
 */
/**
 * How a part was graded; what is told of it only once the working may be shown is missing before.
 * @typedef {object} Part
 * @property {string} status
 * @property {string[]} [missing]
 * @property {string[]} [extra]
 * @property {boolean} [none] whether "there is none" was the answer
 */
/** @typedef {{title: string, lines: TreeLine[]}} Tree */
/** @typedef {{depth: number, text: Sentence, tiles: string[]}} TreeLine */
/**
 * Words, or words and tiles to draw, each with its name for those who listen; parts of it may be marked.
 * @typedef {string | (SentencePiece | {marked: SentencePiece[]})[]} Sentence
 * @typedef {string | {tiles: string[], name: string}} SentencePiece
 */

/* --- a prediction: mjwidgets._predict */

/** @typedef {FrameState & PredictedState} PredictionState */
/**
 * @typedef {object} PredictedState
 * @property {Prediction} view
 * @property {FieldWords & Record<"show_me" | "check", string>} words
 * @property {Record<string, Value>} draft
 * @property {number} unsaved how many answers are lost if the course ends now
 */
/**
 * @typedef {object} Prediction
 * @property {string} question
 * @property {(DrawnHand & {label: string})[]} drawn
 * @property {Option[]} options empty where there is a field
 * @property {EnterNumberSpec | PickTilesSpec | null} field
 * @property {Value} given null until all is told
 * @property {string | null} right null until all is told, and where there is a field
 * @property {(Verdict & {tree: {title: string, lines: TreeLine[]} | null}) | null} said
 * @property {boolean} done
 * @property {[number, number]} score
 */
/** @typedef {{id: string, label: string, tile: string | null}} Option */
/** @typedef {{words: string, pictures: {src: string, ends: boolean}[]}} DrawnHand a gap comes after a picture that ends a group */

/* --- stepping through a deal: mjwidgets._table.stepper */

/** @typedef {FrameState & SteppedState} StepperState */
/**
 * @typedef {object} SteppedState
 * @property {Moment} view
 * @property {PanelWords & StepperWords & ReviewWords & OwnWallWords} words
 * @property {AllNoticed} [noticed] where one looks back on deals
 * @property {string | null} [below] the model of the questions about a win
 */
/** @typedef {Picture & MomentOf} Moment */
/**
 * @typedef {object} MomentOf
 * @property {number} place from 1
 * @property {number} of
 * @property {string} position
 * @property {number[]} deals the places at which one begins
 * @property {string[]} caption
 * @property {TextLine[]} text
 * @property {Asks[]} asks
 * @property {Said | null} said
 * @property {boolean} anyway whether what was asked about can be done against the rules
 * @property {Sentence[]} notes what is said of this moment: what one who looks back could do here
 * @property {string} [wall] the words it was dealt from, where others can be written
 * @property {"" | "count_it" | "ask_me"} [asks_here] what the questions about this moment are called; empty without any
 */
/** @typedef {{choices: number[], deals: NoticedDeal[]}} AllNoticed the places of the own choices, and what there is to see */
/** @typedef {{place: number, label: string, notices: {place: number, text: Sentence, mattered: boolean}[]}} NoticedDeal */
/** @typedef {{label: string, options: {id: string, label: string}[]}} Asks */
/** @typedef {{question: string, legal: boolean, answer: string, lines: Reason[]}} Said */
/** @typedef {{answer: string, sign: string, word: string, text: string, tiles: string[]}} Reason */
/** @typedef {Record<"why" | "ask" | "choose" | "choose_first" | "anyway", string>} WhyWords */
/** @typedef {Record<"first" | "previous" | "next" | "last" | "deal_before" | "deal_after" | "slider", string> & WhyWords & {keys: KeyHelp[], why_over?: string}} StepperWords `why_over` is said at the end of a deal, where something can be asked before it */
/** @typedef {{wall_words?: string, deal_wall?: string}} OwnWallWords where a wall is dealt from own words */
/** @typedef {{choice_before?: string, choice_after?: string, all_deals?: string, noticed?: string, count_it?: string, ask_me?: string}} ReviewWords */

/* --- a deal in play: mjwidgets._play.widget */

/** @typedef {FrameState & InPlayState} PlayState */
/**
 * @typedef {object} InPlayState
 * @property {InPlay} view
 * @property {string | null} below the model of what is shown below the table
 * @property {PanelWords & PlayWords} words
 */
/**
 * @typedef {object} InPlay
 * @property {number} turn which moment it is: what is done is done at this one
 * @property {string} title
 * @property {string} round
 * @property {string} stage
 * @property {string} goal what the deal of a lesson is for; empty elsewhere
 * @property {Sentence} prompt
 * @property {Sentence} guide a line of help that comes unasked; empty elsewhere
 * @property {Happened[]} log
 * @property {Sentence[]} costs of a rule that was broken, or why a win was refused
 * @property {Picture} board
 * @property {Row[]} rows the own tiles
 * @property {Record<string, Record<string, string>>} can by tile: what it can go as, and that action
 * @property {PlayButton[]} buttons
 * @property {TextLine[]} text
 * @property {boolean} back whether something can be taken back
 * @property {Helped | null} help
 * @property {Asks[]} asks sent while they are listed
 * @property {boolean} can_ask
 * @property {Said | null} said
 * @property {boolean} anyway
 * @property {Beside[]} beside what was done first, and what now instead
 * @property {Ended | null} end
 * @property {boolean} unsaved whether the deal is lost as it stands if the course ends now
 * @property {boolean} apart whether it went on in another window, too
 * @property {boolean} waited whether a lesson waits for this deal
 * @property {boolean} done whether it can go on
 * @property {boolean} met whether what the deal is for has come up
 * @property {[number, number]} score
 */
/** @typedef {{lines: Sentence[], log: Happened[]}} Beside */
/** @typedef {{who: string, did: string, word: string, text: string, tiles: string[]}} Happened */
/** @typedef {{id: string, label: string, told: string, key: string, tiles: string[], main: boolean, arms: boolean}} PlayButton one that arms waits for a tile */
/** @typedef {{lines: Sentence[], marks: string[], more: boolean}} Helped */
/** @typedef {{waits: boolean, goal: string, lines: string[], changes: {who: string, points: string, change: string}[], tree: TreeLine[], next: boolean, look: boolean, counted: boolean, paid: Paid[], moments: Mattered[], final: Final | null, shown: LaidDown[]}} Ended */
/** @typedef {{text: Sentence, tiles: string[]}} LaidDown a hand that was shown at a draw, and what it waits for */
/** @typedef {{title: string, rows: {place: number, who: string, points: string, result: string}[], lines: string[]}} Final the end of a game */
/** @typedef {{text: string, sticks: number[]}} Paid the worth of each stick that is laid down or taken */
/** @typedef {{number: number, text: Sentence, asks: boolean, what_if: boolean}} Mattered a moment that mattered, by its number; whether another choice can be tried there */
/** @typedef {Record<"back" | "help" | "more_help" | "next" | "again" | "another" | "look" | "look_here" | "ask_me" | "mattered" | "what_if" | "beside" | "paid" | "next_stick" | "count" | "count_it" | "show_count" | "skip" | "own_result" | "final_place" | "final_who" | "final_points" | "final_result" | "go_on_here" | "go_on_there" | "log" | "hand" | "declare_with", string> & SignWords & WhyWords & {keys: KeyHelp[]}} PlayWords */

/* --- a set on the wall: mjwidgets._class.projector */

/** @typedef {FrameState & OnWallState} WallState */
/**
 * @typedef {object} OnWallState
 * @property {Wall} view
 * @property {PanelWords & WallWords} words
 */
/**
 * @typedef {object} Wall
 * @property {string} prompt
 * @property {Sentence[]} facts
 * @property {Sheet | null} table
 * @property {SceneBoard | null} board
 * @property {Row[]} rows
 * @property {TextLine[]} text
 * @property {number} turn the number of the question, from 1
 * @property {WorkingLine[]} lines those told so far
 * @property {string} position
 * @property {string[]} can
 */
/** @typedef {{depth: number, text: string}} WorkingLine */
/** @typedef {Record<"next" | "previous" | "working", string> & {keys: KeyHelp[]}} WallWords */

/* --- rule sets side by side: mjwidgets._comparison.widget */

/** @typedef {FrameState & ComparedState} ComparisonState */
/**
 * @typedef {object} ComparedState
 * @property {Comparison} view
 * @property {Arrangement} shown
 * @property {ComparisonWords} words
 */
/**
 * @typedef {object} Comparison
 * @property {boolean} folded
 * @property {string} headline
 * @property {string} spoken
 * @property {DrawnHand | null} hand
 * @property {string[]} facts
 * @property {Column[]} columns
 * @property {RuleSetRow[]} rows
 * @property {OptionFilter[]} options
 * @property {WorkingLine[]} lines
 */
/** @typedef {"ruleset" | "answer" | "options" | "details"} ColumnGroup */
/** @typedef {{id: string, group: ColumnGroup, label: string, number: boolean, differs: boolean}} Column */
/** @typedef {{id: string, answer: number, settled: boolean, cells: Cell[]}} RuleSetRow cells stand in the order of the columns */
/** @typedef {{text: string, order: number | null, backing: string, play: string}} Cell */
/** @typedef {{column: string, label: string, values: {play: string, label: string}[]}} OptionFilter */
/** @typedef {{everything: boolean, settled: boolean, option: string, play: string, sort: string, down: boolean}} Arrangement */
/**
 * @typedef {Record<"caption" | "explanation" | "absent" | "star" | "only" | "settled" | "open" | "option" | "any_option" | "value" | "any_value" | "reset" | "sort" | "none_left" | "more" | "shown" | "star_sign" | "nothing", string> & {groups: Record<"answer" | "options" | "details", string>, sorted: Record<"up" | "down", string>, said: Record<string, {sign: string, text: string}>}} ComparisonWords
 */

/* --- the words of a question; places like {tiles} are filled in by the page */

/**
 * @typedef {Record<"choose" | "group" | "groups_none" | "given" | "in_order" | "not_in_order" | "no_such_tile" | "nothing_chosen" | "optional" | "or_type" | "pad" | "pad_here" | "pick_first" | "places_listed" | "tap_above" | "typed" | "typed_choice" | "typed_example" | "typed_one" | "typed_place" | "move_up" | "move_down" | "take_out" | "step_of" | "chosen" | "show_suit" | "group_name" | "in_group" | "ungroup", string> & SignWords & TileWords} FieldWords
 */
/** @typedef {Record<"parts" | "marks" | "signs", Record<string, string>>} SignWords by the kind of the mark */
/** @typedef {Record<"suits" | "tiles", Record<string, string>> & {pad_tiles: Record<string, string[]>}} TileWords */
/** @typedef {Record<"check" | "about" | "code" | "copy_code" | "copy_code_by_hand" | "all_parts" | "by_parts" | "part_done" | "part_open" | "parts_bar" | "next_part" | "still_empty" | "check_anyway" | "no_more_hints" | "answer_below" | "part_of", string> & {keys: (KeyHelp & {id: string})[]}} QuestionWords */

export {};
