import type { AnalyticsAdapter, AnalyticsEvent } from './analytics-stream.ts';

/** Milliseconds for which events wait for company. */
const WAIT = 2_000;

const MOST = 20;

export interface EventBatchDependencies {
  /** Sends events together; it must outlive the page, as a beacon does. */
  readonly send: (events: readonly AnalyticsEvent[]) => void;
  readonly later: (run: () => void, milliseconds: number) => void;
}

export interface EventBatches extends AnalyticsAdapter {
  /** Sends what waits, as when the page is left. */
  flush(): void;
}

/** Sends events a few at a time, in their order. */
export function createEventBatches(names: readonly string[], { send, later }: EventBatchDependencies): EventBatches {
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
