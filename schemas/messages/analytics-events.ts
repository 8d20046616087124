import { analyticsMessage } from '#gen/messages/analytics-events.mjs';
import { schemas } from '#gen/messages/analytics-events.schemas.mjs';
import { createSchemaRefusalExplainer } from '../refusals/explainer.server.ts';
import type { SchemaComplaint } from '../refusals/schema-complaint.ts';

const explain = createSchemaRefusalExplainer(schemas)('AnalyticsMessage');

/**
 * Violations of an event's schema, one per line, such as '/product added/price: type number,null'; empty for a valid event.
 * For servers and tests: browsers rely on the types alone.
 */
export function listAnalyticsEventComplaints(name: string, fields: unknown): readonly string[] {
  const message = { [name]: fields };
  return analyticsMessage(message) ? [] : explain(message).map(lineOf);
}

function lineOf({ instancePath, keyword, params }: SchemaComplaint): string {
  return `${instancePath}: ${keyword} ${Object.values(params).join(' ')}`;
}
