import { CUSTOMER_DATA_SERVICE_EVENT_NAMES } from '#domain/analytics/analytics-events.ts';

/** Timeout of the service in milliseconds. */
const PATIENCE = 10_000;

const MOST_EVENTS = 50;

/** Characters of an error response to report. */
const MOST_OF_ANSWER = 500;

const KNOWN: ReadonlySet<string> = new Set(CUSTOMER_DATA_SERVICE_EVENT_NAMES);

/** URL and key of the customer-data service: neither reaches a browser. */
export interface CustomerDataSettings {
  readonly url: string;
  readonly key: string;
}

/** One event from a browser. */
export interface BrowserAnalyticsEvent {
  readonly id: string;
  readonly name: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** The visitor and brand of events, as known to the server. */
export interface CustomerDataEventContext {
  readonly site: string;
  readonly anonymousId: string;
  readonly customerId: string | null;
  readonly sessionId: string | null;
  readonly locale: string;
  /** ISO 4217 code of the currency of all amounts. */
  readonly currency: string;
  readonly subVariant: string | null;
  readonly affiliateCode: string | null;
  readonly utm: Readonly<Record<string, string | undefined>>;
  /** The customer's average transaction by category, in main units of the currency. */
  readonly averageTransactionValues: Readonly<Record<string, number>>;
}

/** The events of a body; null if it is no list of events. Unknown names are left out. */
export function parseBrowserAnalyticsEvents(body: unknown): readonly BrowserAnalyticsEvent[] | null {
  if (!isObject(body) || !Array.isArray(body['events']) || body['events'].length > MOST_EVENTS) return null;
  const events: BrowserAnalyticsEvent[] = [];
  for (const event of body['events']) {
    if (!isEvent(event)) return null;
    if (KNOWN.has(event.name)) events.push(event);
  }
  return events;
}

/** Sends events and their context to the service. Rejects when the service does not accept them. */
export async function postEventsToCustomerDataService(
  { url, key }: CustomerDataSettings,
  events: readonly BrowserAnalyticsEvent[],
  context: CustomerDataEventContext,
  fetcher: typeof fetch = fetch,
): Promise<void> {
  const { anonymousId, customerId, ...about } = context;
  const batch = events.map(({ id, name, at, fields }) => ({
    type: 'track',
    message_id: id,
    event: name,
    timestamp: at,
    anonymous_id: anonymousId,
    ...(customerId !== null && { user_id: customerId }),
    properties: fields,
    context: {
      site: about.site,
      session_id: about.sessionId,
      locale: about.locale,
      currency: about.currency,
      sub_variant: about.subVariant,
      affiliate: about.affiliateCode,
      campaign: about.utm,
      average_transaction_values: about.averageTransactionValues,
    },
  }));
  const response = await fetcher(new URL('v1/batch', url.endsWith('/') ? url : `${url}/`), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
    },
    body: JSON.stringify({ batch }),
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (response.ok) return;
  const why = (await response.text().catch(() => '')).slice(0, MOST_OF_ANSWER);
  throw new Error(`the customer-data service answered ${response.status}: ${why}`);
}

function isEvent(value: unknown): value is BrowserAnalyticsEvent {
  if (!isObject(value)) return false;
  const { id, name, at, fields } = value;
  return [id, name, at].every((text) => typeof text === 'string' && text.length <= 100) && isObject(fields);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
