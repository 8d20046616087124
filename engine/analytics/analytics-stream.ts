/** Something that happened, on its way to whoever is told of it. */
export interface AnalyticsEvent {
  /** Unique, so that a receiver can tell a repetition. */
  readonly id: string;
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Somebody who is told: it takes the events of some names. */
export interface AnalyticsAdapter {
  readonly names: ReadonlySet<string>;
  send(event: AnalyticsEvent): void;
}

export interface AnalyticsStream {
  tell(name: string, fields: Readonly<Record<string, unknown>>): void;
}

export interface AnalyticsSurroundings {
  readonly adapters: readonly AnalyticsAdapter[];
  /** Names that there are. */
  readonly names: ReadonlySet<string>;
  /** Whether the visitor consents, asked for each event: who takes consent back is not told of any more. */
  readonly consents: () => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Id of an event: the same for the same one, where that can be known. */
  readonly newId: (name: string, fields: Readonly<Record<string, unknown>>) => string;
  readonly warn: (message: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Passes events on to those who take them, while the visitor consents; before, and without, nothing is kept. An unknown name
 * only warns (specification: The calls it makes, "Unknown analytics names only warn"), and an adapter that fails keeps the
 * others from nothing.
 */
export function createAnalyticsStream({
  adapters,
  names,
  consents,
  now,
  newId,
  warn,
  failed,
}: AnalyticsSurroundings): AnalyticsStream {
  return {
    tell(name, fields) {
      if (!names.has(name)) {
        warn(`analytics knows no event "${name}"; it was not told to anybody`);
        return;
      }
      if (!consents()) return;
      const event = { id: newId(name, fields), name, at: new Date(now()).toISOString(), fields };
      for (const adapter of adapters) {
        if (!adapter.names.has(name)) continue;
        try {
          adapter.send(event);
        } catch (error) {
          failed(error);
        }
      }
    },
  };
}
