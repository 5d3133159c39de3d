// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { useRows } from "./rows.ts";

afterEach(cleanup);

function List({ names }: { names: readonly string[] }) {
  const list = useRows("li");
  return (
    <ul ref={list}>
      {names.map((name) => (
        <li key={name}>
          <input type="checkbox" aria-label={`choose ${name}`} />
          <button type="button" data-row>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}

const focused = (): string | null => document.activeElement?.textContent ?? null;
const press = (...keys: string[]): void =>
  keys.forEach((key) => fireEvent.keyDown(document.activeElement ?? document.body, { key }));
/** What Tab leads to. */
const stops = (): string[] =>
  [...document.querySelectorAll<HTMLElement>("button, input")]
    .filter((one) => one.tabIndex >= 0)
    .map((one) => one.textContent || (one.getAttribute("aria-label") ?? ""));

it("a list is one stop of Tab, which leads through the row in turn", () => {
  render(<List names={["a", "b", "c"]} />);
  expect(stops()).toEqual(["choose a", "a"]);
  press("j", "j");
  expect(focused()).toBe("b");
  expect(stops()).toEqual(["choose b", "b"]);
});

it("what cannot be pressed is a row too, and Tab leads to one of them", () => {
  function Lines() {
    const list = useRows("li");
    return (
      <ul ref={list}>
        {["a", "b", "c"].map((line) => (
          <li key={line}>
            <span tabIndex={0} data-row>
              {line}
            </span>
          </li>
        ))}
      </ul>
    );
  }
  render(<Lines />);
  press("j", "j");
  expect(focused()).toBe("b");
  const reached = [...document.querySelectorAll<HTMLElement>("span")].filter((one) => one.tabIndex === 0);
  expect(reached.map((one) => one.textContent)).toEqual(["b"]);
  press("k", "k");
  expect(focused()).toBe("a");
});

it("J and K go on from one list to the next, past what is folded, and stay at the ends", () => {
  render(
    <>
      <List names={["a", "b"]} />
      <details>
        <summary>more</summary>
        <List names={["folded"]} />
      </details>
      <List names={[]} />
      <List names={["c"]} />
    </>,
  );
  press("j", "j", "j");
  expect(focused()).toBe("c");
  press("j");
  expect(focused()).toBe("c");
  press("ArrowUp", "k", "k");
  expect(focused()).toBe("a");
});

it("a row that has the focus when its list comes is in turn, and from elsewhere J leads back to it", () => {
  function Opened() {
    const list = useRows("li");
    return (
      <ul ref={list}>
        <li>
          <button type="button">a</button>
        </li>
        <li>
          <button type="button" autoFocus>
            b
          </button>
        </li>
      </ul>
    );
  }
  render(<Opened />);
  expect(stops()).toEqual(["b"]);
  screen.getByText("b").blur();
  press("j");
  expect(focused()).toBe("b");
});

it("keys that are typed, or held with others, walk nowhere", () => {
  render(
    <>
      <textarea />
      <List names={["a", "b"]} />
    </>,
  );
  document.querySelector("textarea")!.focus();
  press("j");
  expect(document.activeElement?.tagName).toBe("TEXTAREA");
  screen.getByText("a").focus();
  fireEvent.keyDown(document.activeElement!, { key: "j", ctrlKey: true });
  expect(focused()).toBe("a");
});
