import { vi } from 'vitest';

/** An element of a page: the first one shown that the selector finds and whose name or text holds `text`. */
export interface TabPlace {
  /** Selectors of the frames around it, the outermost first. */
  readonly in?: readonly string[];
  readonly css: string;
  readonly text?: string;
}

/** A window of a browser other than Chromium, with a profile of its own, as a customer uses it. */
export interface BrowserTab {
  open(url: string): Promise<void>;
  back(): Promise<void>;
  /** What a function gives, as JSON. Its text is run in the page, or in a frame of it. */
  evaluate(source: string, args?: readonly unknown[], frames?: readonly string[]): Promise<unknown>;
  has(place: TabPlace): Promise<boolean>;
  press(place: TabPlace): Promise<void>;
  /** Presses where nothing is known to be, in CSS pixels of the window. */
  pressAt(x: number, y: number): Promise<void>;
  type(place: TabPlace, text: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** What the browser complained of so far. WebKit's driver tells of nothing. */
  complaints(): readonly string[];
}

/** A browser that runs. */
export interface OtherBrowser {
  visit(): Promise<BrowserTab>;
  close(): Promise<void>;
}

/** Finds the element of a place, in its own frame. */
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

/** Waits for an element. A page that is just going has nothing to find any more. */
export async function waitForInTab<Found>(
  place: TabPlace,
  find: (place: TabPlace) => Promise<Found | null>,
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

/** What a mouse does to press, once it is moved there. */
export const PRESS_ACTIONS = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];

/** What a keyboard does to write a text. */
export function toKeyActions(text: string): readonly object[] {
  return [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
}
