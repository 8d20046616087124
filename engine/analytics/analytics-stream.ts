/** An analytics event on its way to the adapters. */
export interface AnalyticsEvent {
  /** Unique, so that a receiver can drop duplicates. */
  readonly id: string;
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A destination for the events with certain names. */
export interface AnalyticsAdapter {
  readonly names: ReadonlySet<string>;
  send(event: AnalyticsEvent): void;
}

export interface AnalyticsStream {
  track(name: string, fields: Readonly<Record<string, unknown>>): void;
}

export interface AnalyticsStreamDependencies {
  readonly adapters: readonly AnalyticsAdapter[];
  /** All known names. */
  readonly names: ReadonlySet<string>;
  /** Whether the visitor consents, checked for each event. */
  readonly consents: () => boolean;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Id of an event; the same for a repeated event that can be recognised as such. */
  readonly newId: (name: string, fields: Readonly<Record<string, unknown>>) => string;
  readonly warn: (message: string) => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Sends events to the adapters for their name, while the visitor consents; without consent they are dropped. An unknown name
 * only warns (specification: The calls it makes, "Unknown analytics names only warn"), and a failing adapter doesn't affect the
 * others.
 */
export function createAnalyticsStream({
  adapters,
  names,
  consents,
  now,
  newId,
  warn,
  failed,
}: AnalyticsStreamDependencies): AnalyticsStream {
  return {
    track(name, fields) {
      if (!names.has(name)) {
        warn(`analytics knows no event "${name}"; it was not sent`);
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
