import { type ApiComplaint, guard } from '#schemas/api/call.ts';
import { analyticsMessage } from '#schemas/generated/messages/analytics-events.gen.ts';
import type { AnalyticsMessage } from '#schemas/generated/messages/analytics-events.types.gen.ts';

const isAnalyticsMessage = guard<AnalyticsMessage>(analyticsMessage);

/**
 * Violations of an event's schema, one per line, such as '/product added/price: type number,null'; empty for a valid event.
 * For servers and tests: browsers rely on the types alone.
 */
export function eventComplaints(name: string, fields: unknown): readonly string[] {
  return isAnalyticsMessage({ [name]: fields }) ? [] : (isAnalyticsMessage.errors ?? []).map(lineOf);
}

function lineOf({ instancePath, keyword, params }: ApiComplaint): string {
  return `${instancePath}: ${keyword} ${Object.values(params).join(' ')}`;
}
