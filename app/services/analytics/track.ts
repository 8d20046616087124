import type { Told } from '#domain/analytics/analytics-events.ts';

/** Tells analytics of something. Who is told, and whether anybody, is decided where it is heard. */
export type Track = (...told: Told) => void;

/** What `vitrine:track` carries. Documents and scripts may send it too, so its name may be any. */
export interface Tracked {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const track: Track = (name, fields) => {
  document.dispatchEvent(new CustomEvent<Tracked>('vitrine:track', { detail: { name, fields: { ...fields } } }));
};
