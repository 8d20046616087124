import type { IncomingMessage } from 'node:http';
import type { CustomerDataPlace, CustomerReference } from '#engine/memory/customer-data-place.ts';

export const CUSTOMER_DATA_ACTIONS = ['export', 'erase'] as const;

export type CustomerDataAction = (typeof CUSTOMER_DATA_ACTIONS)[number];

/** What one place holds of a customer, or how many entries of it were erased there. */
export interface CustomerDataEntry {
  /** Number of the worker, from 1; missing where one process answers alone. */
  readonly worker?: number;
  readonly place: string;
  readonly data?: object;
  readonly erased?: number;
}

export interface CustomerDataAnswer {
  readonly entries: readonly CustomerDataEntry[];
  /** Why the answer is incomplete; empty where it is whole. */
  readonly problems: readonly string[];
}

/** Exports or erases what a node holds of a customer. */
export type HandleCustomerData = (
  action: CustomerDataAction,
  customer: CustomerReference,
) => CustomerDataAnswer | Promise<CustomerDataAnswer>;

/** Answers for the places of this process. An unknown site is a problem, because a mistyped one has no customers either. */
export function createCustomerDataHandler(
  places: readonly CustomerDataPlace[],
  isServed: (site: string) => boolean,
): HandleCustomerData {
  return (action, customer) => {
    if (!isServed(customer.site))
      return { entries: [], problems: [`No site "${customer.site}" is served here. Give the key of a brand.`] };
    const entries = places.flatMap((place): CustomerDataEntry[] => {
      if (action === 'export') return place.list(customer).map((data) => ({ place: place.place, data }));
      const erased = place.erase(customer);
      return erased === 0 ? [] : [{ place: place.place, erased }];
    });
    return { entries, problems: [] };
  };
}

/** Path of an action at the operators' port. The customer is in the body, since addresses get into logs. */
export function getCustomerDataPath(action: CustomerDataAction): string {
  return `/_customer-data/${action}`;
}

export function findCustomerDataAction(path: string): CustomerDataAction | null {
  return CUSTOMER_DATA_ACTIONS.find((action) => getCustomerDataPath(action) === path) ?? null;
}

/** Longest body of a request, in bytes. */
const LIMIT = 64 * 1024;

/** Reads `{"site", "customerId", "deviceIds"}`. Resolves with an error message for any other body. */
export async function readCustomerReference(request: IncomingMessage): Promise<CustomerReference | string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > LIMIT) return `The body has more than ${LIMIT} bytes. Name fewer devices at once.`;
    chunks.push(chunk);
  }
  return parseCustomerReference(Buffer.concat(chunks).toString());
}

function parseCustomerReference(text: string): CustomerReference | string {
  const { site, customerId, deviceIds = [] } = parseObject(text);
  if (!isName(site)) return 'site is missing. Give {"site": "<key>", "customerId": "<id>", "deviceIds": []}.';
  if (!isName(customerId)) return 'customerId is missing. Give the id of the customer at the commerce API, as text.';
  if (!Array.isArray(deviceIds) || !deviceIds.every(isName))
    return 'deviceIds is no list of ids. Give texts, or leave it out.';
  return { site, customerId, deviceIds };
}

function parseObject(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text);
    return { ...Object(value) };
  } catch {
    return {};
  }
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
