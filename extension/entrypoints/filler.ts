/** Enters a page when the person asks for its form to be filled, and waits there for their word (docs/privacy.md). */
import { defineUnlistedScript } from "wxt/utils/define-unlisted-script";
import type { PageForm } from "../application/form.ts";
import { pageForm } from "../application/page-form.ts";

/** Kept in the extension's own world of the page, invisible to the page's scripts. */
const world = globalThis as typeof globalThis & { careerPortraitForm?: PageForm };

export default defineUnlistedScript(() => {
  world.careerPortraitForm ??= pageForm(document);
});
