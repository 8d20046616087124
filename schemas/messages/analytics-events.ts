import { analyticsMessage } from '#gen/messages/analytics-events.mjs';
import { schemas } from '#gen/messages/analytics-events.schemas.mjs';
import type { SchemaComplaint } from '../refusals/complaint.ts';
import { createExplainer } from '../refusals/explainer.server.ts';

const explain = createExplainer(schemas)('AnalyticsMessage');

/**
 * Violations of an event's schema, one per line, such as '/product added/price: type number,null'; empty for a valid event.
 * For servers and tests: browsers rely on the types alone.
 */
export function eventComplaints(name: string, fields: unknown): readonly string[] {
  const message = { [name]: fields };
  return analyticsMessage(message) ? [] : explain(message).map(lineOf);
}

function lineOf({ instancePath, keyword, params }: SchemaComplaint): string {
  return `${instancePath}: ${keyword} ${Object.values(params).join(' ')}`;
}
