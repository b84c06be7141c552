// @ts-check
/* What every widget carries itself: it fetches its front end from the model that holds it for all. */

const REFERENCE = /^IPY_MODEL_/;

/** @typedef {import("./lib/types.mjs").Context<import("./lib/sent.mjs").FrameState>} Context */
/** @typedef {Map<string, Promise<{default: {render: (context: Context) => unknown}}>>} Modules */

const page = /** @type {{mjteachModules?: Modules}} */ (globalThis);
/** The modules of the page by their text: kernels may differ in version. */
const modules = (page.mjteachModules ??= new Map());

/** @param {string} text */
function moduleOf(text) {
  const there = modules.get(text);
  if (there) return there;
  const address = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const found = import(address).finally(() => URL.revokeObjectURL(address));
  modules.set(text, found);
  return found;
}

/**
 * One style sheet on the page for each name.
 * @param {string} name
 * @param {string} sheet
 */
function dress(name, sheet) {
  const there = document.getElementById(name);
  if (there?.textContent === sheet) return;
  const style = document.createElement("style");
  style.id = name;
  style.textContent = sheet;
  there ? there.replaceWith(style) : document.head.append(style);
}

/** @param {Context} context */
async function render(context) {
  const reference = context.model.get("front_end");
  const shared = await context.model.widget_manager.get_model(reference.replace(REFERENCE, ""));
  dress(`mj-style-${shared.get("name")}`, shared.get("style"));
  return (await moduleOf(shared.get("script"))).default.render(context);
}

export default { render };
