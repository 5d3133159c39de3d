/** Steps of a person's way that several tests share. */
import { expect } from "@playwright/test";
import type { Page } from "playwright-core";
import { type Backend, PERSON } from "./backend.ts";
import type { Extension, SidePanel } from "./extension.ts";
import { picture } from "./looking.ts";

/** Connects the extension through the workspace, approving on the account page as a person does, in whatever language that is. */
export async function connect(extension: Extension, backend: Backend): Promise<Page> {
  const workspace = await extension.open("workspace.html");
  await workspace.getByTestId("backend-address").first().fill(backend.url);
  const opened = extension.context.waitForEvent("page");
  await workspace.getByTestId("connect").first().click();
  const page = await opened;
  await page.waitForLoadState();
  const code = await workspace.getByTestId("user-code").first().textContent();
  if (page.url().includes("/account/login")) {
    await page.locator("input[type=email]").fill(PERSON.email);
    await page.locator("input[type=password]").fill(PERSON.password);
    await page.keyboard.press("Enter");
  }
  await expect(page.getByText(code ?? "no code")).toBeVisible();
  await picture(page, "account-approve");
  const approve = page.locator("button[value=approve]");
  await approve.click();
  await expect(approve).toHaveCount(0);
  await page.close();
  await expect(workspace.getByTestId("user-code")).toHaveCount(0, { timeout: 20_000 });
  return workspace;
}

export interface Reading {
  state: string | null;
  title: string | null;
  company: string | null;
  overall: string | null;
}

/** What the panel shows, read in one go so that no two moments are mixed. */
export async function readPanel(panel: SidePanel): Promise<Reading> {
  return panel.evaluate(`(() => {
    const find = (id) => document.querySelector('[data-testid="' + id + '"]');
    return {
      state: find("panel")?.dataset.state ?? null,
      title: find("posting-title")?.textContent ?? null,
      company: find("posting-company")?.textContent ?? null,
      overall: find("score-overall")?.dataset.value ?? null,
    };
  })()`);
}

/** Waits until the panel is in the state, and gives what it shows then. */
export async function panelIn(panel: SidePanel, state: string, title?: string): Promise<Reading> {
  await expect
    .poll(async () => {
      const { state: now, title: shown } = await readPanel(panel);
      return title === undefined ? now : `${now}: ${shown}`;
    })
    .toBe(title === undefined ? state : `${state}: ${title}`);
  return readPanel(panel);
}
