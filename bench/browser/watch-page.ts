/** What a page tells of itself while it loads. Times are milliseconds from the start of the navigation. */
export interface PageTimes {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** Sum of all layout shifts, and what moved. */
  readonly shift: number;
  readonly moved: readonly string[];
  /** When a tap had its effect for the first time. */
  readonly live: number | null;
  /** When all that follows from it was there. */
  readonly answered: number | null;
}

/** What a page says in its console when a tap had its effect, and all that follows from it. */
export const TAP_EFFECT_MESSAGE = 'a tap had its effect';

/** A tap, how its effect shows, and what follows once the app has heard of it: selectors of what stands in the page. */
export interface MeasuredTap {
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
 * Runs inside the page, before any of its own scripts: it can see nothing but its argument. Taps the target over and
 * over until the effect is there, as somebody would who does not know when the page comes to life.
 */
export function watchPageLoad({ tap, word }: { readonly tap: MeasuredTap | null; readonly word: string }): void {
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

/** Runs inside the page: keeps the time of each interaction until its next paint. */
export function recordTapTimes(): void {
  const taps: Window['benchTaps'] = new Map();
  window.benchTaps = taps;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { interactionId = 0, duration }: { interactionId?: number; duration: number } = entry;
      if (interactionId > 0) taps.set(interactionId, Math.max(duration, taps.get(interactionId) ?? 0));
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
