import type { AnalyticsAdapter } from './analytics-stream.ts';

/** The window around a frame, as far as it can be written to. */
export interface FramingWindow {
  postMessage(message: unknown, targetOrigin: string): void;
}

/**
 * Tells the page of a partner that frames this one. The message is addressed to the partner's own origins: a page of
 * anybody else that frames the shop hears nothing.
 */
export function createPartnerFrameAdapter(
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
