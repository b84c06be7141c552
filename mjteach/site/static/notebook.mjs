// @ts-check
/* The cells of a page, in the form in which JupyterLab has those of a notebook: the way through a lesson is the same. */

const ASKS = "mjteach_asks";
const VIEW = "application/vnd.jupyter.widget-view+json";

/** @typedef {{id: string, code?: string, open?: boolean, asks?: boolean, widget?: {front: string, faces: string, state: Record<string, any>}}} Cell as the page was laid with it */

/** A signal that nobody gives: no cell of a page is the active one. */
const silent = { connect: () => {}, disconnect: () => {} };

/** @param {Cell} cell */
function outputs({ asks, widget }) {
  return [{ metadata: asks ? { [ASKS]: true } : {}, data: widget ? { [VIEW]: true } : {} }];
}

/**
 * A page as a panel with a notebook in it.
 * @param {HTMLElement} node
 * @param {Cell[]} cells
 */
export function panelOf(node, cells) {
  const widgets = cells.map((cell) => ({
    node: /** @type {HTMLElement} */ (document.getElementById(cell.id)),
    model: { id: cell.id, type: cell.code === undefined ? "markdown" : "code", outputs: { toJSON: () => outputs(cell) } },
  }));
  const content = { node: /** @type {HTMLElement} */ (node.querySelector(".jp-Notebook")), widgets, activeCellIndex: 0, activeCellChanged: silent };
  return { node, content, isVisible: true, isDisposed: false };
}
