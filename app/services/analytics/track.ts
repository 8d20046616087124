import type { NamedEvent } from '#domain/analytics/analytics-events.ts';

/** Tracks an analytics event. Its listeners decide where it is sent, if anywhere. */
export type Track = (...event: NamedEvent) => void;

/** Detail of a `vitrine:track` event. Scripts of an operator dispatch it too, with any name. */
export interface Tracked {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const track: Track = (name, fields) => {
  document.dispatchEvent(new CustomEvent<Tracked>('vitrine:track', { detail: { name, fields: { ...fields } } }));
};
