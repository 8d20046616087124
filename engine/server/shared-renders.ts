/** A page being rendered, shared by concurrent requests. */
export interface SharedPageRender<Outcome> {
  readonly outcome: Promise<Outcome>;
  /** Whether another request began it. */
  readonly isShared: boolean;
  /** Milliseconds since it began. */
  age(): number;
}

/** Renders concurrent requests for the same page once. */
export interface ConcurrentPageRenderSharing<Outcome> {
  join(key: string, make: () => Promise<Outcome>): SharedPageRender<Outcome>;
}

interface Started<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly age: () => number;
}

export function createConcurrentPageRenderSharing<Outcome>(
  clock: () => number = () => performance.now(),
): ConcurrentPageRenderSharing<Outcome> {
  const underWay = new Map<string, Started<Outcome>>();
  return {
    join(key, make) {
      const known = underWay.get(key);
      if (known) return { ...known, isShared: true };
      const begun = clock();
      const outcome = make().finally(() => underWay.delete(key));
      // Prevents an unhandled rejection when no request waits for it.
      outcome.catch(() => null);
      const started = { outcome, age: () => clock() - begun };
      underWay.set(key, started);
      return { ...started, isShared: false };
    },
  };
}
