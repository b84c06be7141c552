// @ts-check
/* What the parts of the page share among themselves; there is nothing here to run. What Python sends is in `sent.mjs`. */

/**
 * @typedef {import("./sent.mjs").Value} Value
 * @typedef {import("./sent.mjs").Part} Part
 * @typedef {import("./sent.mjs").Reading} Reading
 */
/** @typedef {string | string[] | null} Chosen ids or codes, "none", or text that Python reads */
/**
 * An answer field on the page.
 * @typedef {object} Field
 * @property {string} id
 * @property {HTMLElement} element
 * @property {string | null} [row] the row of the scene it stands under
 * @property {string} [follows] the field it depends on
 * @property {boolean} [given] whether it was filled in for the learner
 * @property {boolean} [takesLetters] whether letters typed elsewhere in the question go to it
 * @property {boolean} [numbered] whether digits typed elsewhere choose from it, where nothing else is asked
 * @property {boolean} [sheet] whether it is a line of a sheet, asked together with its neighbours
 * @property {() => Value} get
 * @property {() => boolean} [lacks] whether some of it is still to be filled in; else that is so where nothing is
 * @property {(value: Value) => void} set
 * @property {(key: string, focused: boolean) => boolean} key whether the key was used
 * @property {(key: string) => boolean} [awaits] whether the key ends a name that was begun in it
 * @property {(element: Element | null) => boolean} [holds] whether what lies elsewhere is this field's
 * @property {() => boolean} [clear] whether there was something to clear
 * @property {(part?: Part) => void} status
 * @property {(reading?: Reading, judged?: boolean) => void} [read]
 * @property {() => void} [redraw]
 * @property {() => void} [bring] what it is answered with, where fields share that, stands in it
 */
/**
 * What a field may use.
 * @typedef {object} Tools
 * @property {import("./sent.mjs").FieldWords} words
 * @property {string} dom a prefix for ids that no other widget on the page has
 * @property {import("./scene.mjs").DrawnScene} scene
 * @property {import("../fields/pad.mjs").Pad} pad the one tile pad of the question
 * @property {import("./faces.mjs").Faces} faces
 * @property {() => void} edited
 * @property {(id: string) => Field | undefined} field
 */
/**
 * The model as anywidget gives it: what Python sends, by name, and what is sent back.
 * @template {import("./sent.mjs").FrameState} S
 * @typedef {object} Model
 * @property {<N extends keyof S & string>(name: N) => S[N]} get
 * @property {<N extends keyof S & string>(name: N, value: S[N]) => void} set
 * @property {() => void} save_changes
 * @property {(message: object) => void} send
 * @property {(name: string, listener: () => void) => void} on
 * @property {(name: string, listener: () => void) => void} off
 * @property {WidgetManager} widget_manager
 */
/**
 * What a host has of its own; JupyterLab tells how the kernel is.
 * @typedef {object} WidgetManager
 * @property {(id: string) => Promise<{get: (name: string) => any}>} get_model another model, of any sort
 * @property {(model: object) => Promise<{el: HTMLElement, remove: () => void}>} [create_view] draws another model
 * @property {{sessionContext?: {statusChanged?: Signal}}} [context]
 */
/** @typedef {(sender: unknown, status: string) => void} Slot */
/** @typedef {{connect: (slot: Slot) => void, disconnect: (slot: Slot) => void}} Signal */
/**
 * @template {import("./sent.mjs").FrameState} S
 * @typedef {{model: Model<S>, el: HTMLElement}} Context
 */
/** @typedef {KeyboardEvent & {target: HTMLElement}} Key a key pressed in a widget */

export {};
