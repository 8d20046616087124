import { type ApiComplaint, guard } from '#schemas/api/call.ts';
import { analyticsMessage } from '#schemas/generated/messages/analytics-events.gen.ts';
import type { AnalyticsMessage } from '#schemas/generated/messages/analytics-events.types.gen.ts';

const isAnalyticsMessage = guard<AnalyticsMessage>(analyticsMessage);

/**
 * What is wrong with the fields of an event, a line each, such as '/product added/price: type number,null'; empty where
 * nothing is. Compiled for servers and tests: browsers send what the types say.
 */
export function eventComplaints(name: string, fields: unknown): readonly string[] {
  return isAnalyticsMessage({ [name]: fields }) ? [] : (isAnalyticsMessage.errors ?? []).map(lineOf);
}

function lineOf({ instancePath, keyword, params }: ApiComplaint): string {
  return `${instancePath}: ${keyword} ${Object.values(params).join(' ')}`;
}
