/** `npm start`: from a fresh clone to a running product. */
import { BACKEND, become, buildExtension, install, ownNode, say, withOwnNode } from "./bootstrap.mjs";

await install();
const extension = await buildExtension();
say(`
The extension is built in
  ${extension}
Load it in Chromium or Chrome: open chrome://extensions, turn on Developer mode, choose "Load unpacked" and that folder.
(Firefox: npm run build:firefox -w extension, then about:debugging, "Load Temporary Add-on".)
`);
become(ownNode(), BACKEND, withOwnNode());
