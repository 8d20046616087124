import { vi } from 'vitest';

/** An element: the first visible match of the selector whose name or text contains `text`. */
export interface TabElementTarget {
  /** Selectors of the enclosing frames, outermost first. */
  readonly in?: readonly string[];
  readonly css: string;
  readonly text?: string;
}

/** A window of a browser other than Chromium, with its own profile. */
export interface NonChromiumBrowserTab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** Runs a function's source in the page or a frame, and returns its result as JSON. */
  evaluate(source: string, args?: readonly unknown[], frames?: readonly string[]): Promise<unknown>;
  has(place: TabElementTarget): Promise<boolean>;
  press(place: TabElementTarget): Promise<void>;
  /** Clicks at a position, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>;
  type(place: TabElementTarget, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Console errors so far. WebKit's driver reports none. */
  complaints(): readonly string[];
}

/** A running browser. */
export interface RunningNonChromiumBrowser {
  visit(): Promise<NonChromiumBrowserTab>;
  close(): Promise<void>;
}

/** Finds the element of a place in its frame. */
export const FIND_ELEMENT_SCRIPT = `(css, text) => {
  const names = (element) => [
    element.getAttribute('aria-label') ?? '',
    ...[...(element.labels ?? [])].map((label) => label.textContent),
    element.textContent,
  ];
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
  return [...document.querySelectorAll(css)].find(
    (element) => isShown(element) && (text === null || names(element).some((name) => name.includes(text))),
  ) ?? null;
}`;

export const FIND_FRAME_SCRIPT = `(css) => [...document.querySelectorAll(css)].find((frame) => frame.checkVisibility()) ?? null`;

/** Waits for an element. A page that is being left finds nothing. */
export async function waitForElementInTab<Found>(
  place: TabElementTarget,
  find: (place: TabElementTarget) => Promise<Found | null>,
): Promise<Found> {
  return vi.waitFor(
    async () => {
      const found = await find(place).catch(() => null);
      if (found === null) throw new Error(`there is no ${JSON.stringify(place)}`);
      return found;
    },
    { timeout: 15_000, interval: 100 },
  );
}

/** Mouse actions of a click, after moving there. */
export const WEBDRIVER_MOUSE_PRESS_ACTIONS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** Keyboard actions that type a text. */
export function toWebDriverKeyActions(text: string): readonly object[] {
  return [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}
