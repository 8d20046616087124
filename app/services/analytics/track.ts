import type { AnalyticsEventArguments } from '#domain/analytics/analytics-events.ts';

/** Tracks an analytics event. Its listeners decide where it is sent, if anywhere. */
export type TrackEvent = (...event: AnalyticsEventArguments) => void;

/** Detail of a `vitrine:track` event. Scripts of an operator dispatch it too, with any name. */
export interface TrackedEventDetail {
  readonly name: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export const dispatchTrackEvent: TrackEvent = (name, fields) => {
  document.dispatchEvent(
    new CustomEvent<TrackedEventDetail>('vitrine:track', { detail: { name, fields: { ...fields } } }),
  );
};
