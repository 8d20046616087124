import type { AnalyticsAdapter, AnalyticsEvent } from './analytics-stream.ts';

/** Milliseconds that events are collected before they are sent. */
const WAIT = 2_000;

const MOST = 20;

export interface AnalyticsEventBatcherDependencies {
  /** Sends a batch in a way that survives leaving the page, such as a beacon. */
  readonly send: (events: readonly AnalyticsEvent[]) => void;
  readonly later: (run: () => void, milliseconds: number) => void;
}

export interface AnalyticsEventBatcher extends AnalyticsAdapter {
  /** Sends the collected events at once, for example when the page is left. */
  flush(): void;
}

/** Collects events and sends them in batches in their order. */
export function createAnalyticsEventBatcher(
  names: readonly string[],
  { send, later }: AnalyticsEventBatcherDependencies,
): AnalyticsEventBatcher {
  let waiting: AnalyticsEvent[] = [];
  const flush = () => {
    const events = waiting;
    waiting = [];
    if (events.length > 0) send(events);
  };
  return {
    names: new Set(names),
    flush,
    send(event) {
      waiting.push(event);
      if (waiting.length >= MOST) flush();
      else if (waiting.length === 1) later(flush, WAIT);
    },
  };
}
