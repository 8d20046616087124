/** A page that is being made, for all who ask for it meanwhile. */
export interface Flight<Outcome> {
  readonly outcome: Promise<Outcome>;
  /** Whether it was under way already. */
  readonly isShared: boolean;
  /** Milliseconds since it began. */
  age(): number;
}

/** Makes what many ask for at the same time once. */
export interface Flights<Outcome> {
  join(key: string, make: () => Promise<Outcome>): Flight<Outcome>;
}

interface Started<Outcome> {
  readonly outcome: Promise<Outcome>;
  readonly age: () => number;
}

export function createFlights<Outcome>(clock: () => number = () => performance.now()): Flights<Outcome> {
  const underWay = new Map<string, Started<Outcome>>();
  return {
    join(key, make) {
      const known = underWay.get(key);
      if (known) return { ...known, isShared: true };
      const begun = clock();
      const outcome = make().finally(() => underWay.delete(key));
      // Nobody may wait for it any more when it fails.
      outcome.catch(() => null);
      const started = { outcome, age: () => clock() - begun };
      underWay.set(key, started);
      return { ...started, isShared: false };
    },
  };
}
