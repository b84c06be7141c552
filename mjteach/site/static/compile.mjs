// @ts-nocheck run by node while the site is built, which has no types here
/*
 * Has the Python of the browser compile all that it imports, and keeps its memory with that imported: a page then
 * begins with it. What is in the memory is taken from the tree, for a page need not fetch it.
 *
 * node compile.mjs PYODIDE_FOLDER TREE SITE_PACKAGES SNAPSHOT
 */
import { rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [, , folder, tree, site, snapshot] = process.argv;
const { loadPyodide } = await import(pathToFileURL(resolve(folder, "pyodide.mjs")).href);

const COMPILE = `
import pathlib, py_compile
for path in sorted(pathlib.Path("/tree").rglob("*.py")):
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    name = "${site}/" + str(path.relative_to("/tree"))
    py_compile.compile(str(path), str(path) + "c", dfile=name, doraise=True, invalidation_mode=mode)
    path.unlink()
`;
const WARM = `
import gc, sys
from mjteach.site.warm import warm
warm()
gc.collect()
"\\n".join(m.__file__ for m in sys.modules.values() if (getattr(m, "__file__", None) or "").startswith("${site}/"))
`;

const compiler = await loadPyodide();
compiler.FS.mkdirTree("/tree");
compiler.FS.mount(compiler.FS.filesystems.NODEFS, { root: resolve(tree) }, "/tree");
compiler.runPython(COMPILE);

const python = await loadPyodide({ _makeSnapshot: true, env: { HOME: "/home/pyodide" } });
const laid = compiler.runPython(`
import io, zipfile
packed = io.BytesIO()
with zipfile.ZipFile(packed, "w") as out:
    for path in sorted(pathlib.Path("/tree").rglob("*")):
        if path.is_file():
            out.write(path, path.relative_to("/tree"))
packed.getvalue()`);
python.unpackArchive(laid.toJs(), "zip", { extractDir: site });
const loaded = python.runPython(WARM).split("\n");
writeFileSync(snapshot, gzipSync(python.makeMemorySnapshot(), { level: 9 }));
for (const path of loaded) rmSync(join(tree, path.slice(site.length + 1)));
process.exit(0);
