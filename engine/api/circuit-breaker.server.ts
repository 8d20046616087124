/**
 * Remembers services that let their callers wait in vain, so that others need not wait too. For a while nobody is let
 * through; then one call tries, and decides for all.
 */
export interface CircuitBreaker {
  /** Whether a call may be made. One that may has to tell how it ended. */
  admits(service: string): boolean;
  answered(service: string): void;
  /** No answer came in time. */
  timedOut(service: string): void;
}

/** Milliseconds. */
const REST = 5_000;

interface Rest {
  /** Epoch milliseconds from which one call may try. */
  until: number;
}

/** `rest` is in milliseconds; `patience` is how long a call that tries may take, before another may. */
export function createCircuitBreaker(now: () => number, patience: number, rest = REST): CircuitBreaker {
  const resting = new Map<string, Rest>();
  return {
    admits(service) {
      const pause = resting.get(service);
      if (!pause) return true;
      if (now() < pause.until) return false;
      pause.until = now() + patience;
      return true;
    },
    answered: (service) => void resting.delete(service),
    timedOut: (service) => void resting.set(service, { until: now() + rest }),
  };
}
