// @ts-check
/* The shapes that pass between Python and the page; there is nothing here to run. */

/**
 * A value of a field: what Python's `questions.Value` becomes in JSON.
 * @typedef {string | number | boolean | string[] | string[][] | Record<string, string> | null} Value
 */
/**
 * One answer field as Python describes it.
 * @typedef {object} Spec
 * @property {string} type
 * @property {string} id
 * @property {string} label
 * @property {boolean} optional
 * @property {Value} given
 * @property {string} given_words
 * @property {string} [none]
 * @property {boolean} [one] whether one tile is asked for
 * @property {string[]} [suits]
 * @property {string[]} [game]
 * @property {string[]} [rows]
 * @property {string | null} [row]
 * @property {string | null} [unit]
 * @property {boolean} [signed]
 * @property {string} [of]
 * @property {string} [example]
 * @property {boolean} [many]
 * @property {{id: string, label: string, tiles?: string[]}[]} [choices]
 */
/**
 * How a part was graded, as far as it may be told.
 * @typedef {{status: string, missing?: string[], extra?: string[], none?: boolean}} Part
 */
/**
 * What Python made of a value: it is shown under the field. `of` is the value it speaks of.
 * @typedef {{of: Value, words: string, problem: boolean, value: Value}} Reading
 */
/**
 * An answer field on the page.
 * @typedef {object} Field
 * @property {string} id
 * @property {HTMLElement} element
 * @property {string | null} [row] the row of the scene it stands under
 * @property {string} [follows] the field it depends on
 * @property {boolean} [given] whether it was filled in for the learner
 * @property {boolean} [takesLetters] whether letters typed elsewhere in the question go to it
 * @property {boolean} [sheet] whether it is a line of a sheet, asked together with its neighbours
 * @property {() => Value} get
 * @property {(value: Value) => void} set
 * @property {(key: string, focused: boolean) => boolean} key whether the key was used
 * @property {() => boolean} [clear] whether there was something to clear
 * @property {(part?: Part) => void} status
 * @property {(reading?: Reading, judged?: boolean) => void} [read]
 * @property {() => void} [redraw]
 */
/**
 * What a field may use.
 * @typedef {object} Tools
 * @property {any} words
 * @property {string} dom a prefix for ids that no other widget on the page has
 * @property {any} scene
 * @property {any} pad the one tile pad of the question
 * @property {import("./faces.mjs").Faces} faces
 * @property {() => void} edited
 * @property {(id: string) => Field | undefined} field
 */
/**
 * The model as anywidget gives it.
 * @typedef {object} Model
 * @property {(name: string) => any} get
 * @property {(name: string, value: any) => void} set
 * @property {() => void} save_changes
 * @property {(message: object) => void} send
 * @property {(name: string, listener: (...given: any[]) => void) => void} on
 * @property {(name: string, listener: (...given: any[]) => void) => void} off
 * @property {any} [widget_manager]
 */
/** @typedef {{model: Model, el: HTMLElement}} Context */

export const TYPES = {};
