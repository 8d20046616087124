import { webVitalsMessage } from '#gen/messages/web-vitals.mjs';
import type { WebVitalsMessage } from '#schemas/generated/messages/web-vitals.types.gen.ts';

/** Whether a value is a report that a page of the shop sends. For servers: browsers rely on the type alone. */
export const matchesWebVitalsMessageSchema = webVitalsMessage as (value: unknown) => value is WebVitalsMessage;

export type { WebVitalsMessage };
