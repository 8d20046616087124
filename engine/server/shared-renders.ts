/** A page being rendered, shared by concurrent requests. */
export interface SharedRender<Outcome> {
  readonly outcome: Promise<Outcome>;
  /** Whether another request began it. */
  readonly isShared: boolean;
  /** Milliseconds since it began. */
  age(): number;
}

/** Renders concurrent requests for the same page once. */
export interface SharedRenders<Outcome> {
  join(key: string, make: () => Promise<Outcome>): SharedRender<Outcome>;
}

interface Started<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly age: () => number;
}

export function createSharedRenders<Outcome>(clock: () => number = () => performance.now()): SharedRenders<Outcome> {
  const underWay = new Map<string, Started<Outcome>>();
  return {
    join(key, make) {
      const known = underWay.get(key);
      if (known) return { ...known, isShared: true };
      const begun = clock();
      const outcome = make().finally(() => underWay.delete(key));
      // Prevents an unhandled rejection when nobody waits for it.
      outcome.catch(() => null);
      const started = { outcome, age: () => clock() - begun };
      underWay.set(key, started);
      return { ...started, isShared: false };
    },
  };
}
