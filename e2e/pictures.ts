/** `npm run pictures`: the front door's pictures of the panel, in both schemes, from the sample data as it is. */
import { join, resolve } from "node:path";
import { Backend, PERSON } from "./support/backend.ts";
import { launchExtension } from "./support/extension.ts";
import { connect, panelIn, readPanel } from "./support/journey.ts";
import { fillWithSample, serveJobPage } from "./support/showcase.ts";

const assets = resolve(import.meta.dirname, "../backend/src/door/assets");
const site = await serveJobPage();
const backend = await Backend.launch();
const extension = await launchExtension();
try {
  await fillWithSample(await backend.register());
  await (await connect(extension, backend)).close();
  const page = await extension.context.newPage();
  await page.goto(site.url);
  await extension.pressIcon(page);
  const panel = await extension.panel();
  await panelIn(panel, "posting");
  while (!Number((await readPanel(panel)).overall)) await new Promise((again) => setTimeout(again, 100));
  for (const scheme of ["light", "dark"] as const) {
    await panel.shape({ width: 360, height: 640, scheme });
    await new Promise((drawn) => setTimeout(drawn, 500));
    await panel.screenshot({ path: join(assets, `panel-${scheme}.png`) });
  }
  process.stdout.write(`The panel of ${PERSON.name}, twice, in ${assets}\n`);
} finally {
  await extension.close();
  await backend.stop();
  site.close();
}
