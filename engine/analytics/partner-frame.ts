import type { AnalyticsAdapter } from './analytics-stream.ts';

/** The part of a parent window that messages are posted to. */
export interface FramingWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** Posts events to the partner's page that frames this one, restricted to the partner's origins. */
export function createPartnerFrameAnalyticsAdapter(
  names: readonly string[],
  parent: FramingWindow,
  origins: readonly string[],
): AnalyticsAdapter {
  return {
    names: new Set(names),
    send({ name, at, fields }) {
      for (const origin of origins) parent.postMessage({ ...fields, event: name, at }, origin);
    },
  };
}
