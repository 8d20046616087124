import type { AnalyticsEventArguments } from '#domain/analytics/analytics-events.ts';
import { type PageEventDetailOf, TRACK_ANALYTICS_EVENT } from '#schemas/browser/page-events.ts';

/** Tracks an analytics event. Its listeners decide where it is sent, if anywhere. */
export type TrackEvent = (...event: AnalyticsEventArguments) => void;

export const dispatchTrackEvent: TrackEvent = (name, fields) => {
  document.dispatchEvent(
    new CustomEvent<PageEventDetailOf<typeof TRACK_ANALYTICS_EVENT>>(TRACK_ANALYTICS_EVENT, {
      detail: { name, fields: { ...fields } },
    }),
  );
};
