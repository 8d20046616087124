/** Load times of a page, in milliseconds from the start of the navigation. */
export interface PageLoadTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of all layout shifts, and the shifted elements. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** When a tap first had its effect. */
  readonly live: number | null;
  /** When the app's answer to the tap was visible. */
  readonly answered: number | null;
}

/** Console message of a page once a tap had its effect and was answered. */
export const TAP_EFFECT_CONSOLE_MESSAGE = 'a tap had its effect';

/** Selectors of a tapped control, of the tap's effect, and of the app's answer to it. */
export interface TapToMeasure {
  readonly target: string;
  readonly effect: string;
  readonly answer: string;
}

declare global {
  interface Window {
    benchTimes: {
      firstPaint: number;
      largestPaint: number;
      shift: number;
      moved: string[];
      live: number | null;
      answered: number | null;
    };
    /** Milliseconds by the id of the interaction. */
    benchTaps: Map<number, number>;
  }
}

/**
 * Runs inside the page before its scripts, so it can use nothing but its argument. Taps the target repeatedly until the
 * effect is visible, like a user who does not know when the page is hydrated.
 */
export function recordPageLoadTimesInPage({
  tap,
  word,
}: {
  readonly tap: TapToMeasure | null;
  readonly word: string;
}): void {
  const times: Window['benchTimes'] = {
    firstPaint: 0,
    largestPaint: 0,
    shift: 0,
    moved: [],
    live: null,
    answered: null,
  };
  window.benchTimes = times;
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-paint') times.firstPaint = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    times.largestPaint = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, sources }: { value?: number; sources?: { node?: Node | null }[] } = entry as object;
    times.shift += value ?? 0;
    for (const { node } of sources ?? [])
      times.moved.push(node instanceof Element ? `${node.tagName}.${node.className}` : '');
  });
  if (!tap) return;
  const press = () => {
    if (document.querySelector(tap.effect)) times.live ??= performance.now();
    else if (times.live === null) document.querySelector<HTMLElement>(tap.target)?.click();
    if (times.live !== null && document.querySelector(tap.answer)) {
      times.answered = performance.now();
      console.debug(word);
    } else setTimeout(press, 20);
  };
  press();
}

/** Runs inside the page: records the time from each interaction to its next paint. */
export function recordTapTimesInPage(): void {
  const taps: Window['benchTaps'] = new Map();
  window.benchTaps = taps;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration }: { interactionId?: number; duration: number } = entry;
      if (interactionId > 0) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 });
}
