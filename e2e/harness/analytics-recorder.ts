import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import { COOKIE_DEFINITIONS } from '#engine/visitor/cookies.ts';
import { listAnalyticsEventComplaints } from '#schemas/messages/analytics-events.ts';
import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';
import type { BrowserVisitor } from './journey.ts';
import {
  type CustomerDataServiceEvent,
  fetchCustomerDataServiceEvents,
  fetchRefusedCustomerDataServiceEvents,
  getLastCustomerDataServiceEvent,
} from './received-events.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Records the analytics events of one visitor on all of their pages. */
export interface AnalyticsRecorder {
  /** Events that the customer-data service received, oldest first. */
  service(): Promise<readonly CustomerDataServiceEvent[]>;
  /** Fields of its events with a name. */
  serviceOf(name: string): Promise<readonly Fields[]>;
  /** Fields of data layer entries by name, oldest first. */
  layerOf(name: string): readonly Fields[];
  /** The last event with a name at the service, as an observation. */
  seenEvent(name: string): Promise<ObservedProductOutput>;
  /** The last data layer entry with a name, as an observation. */
  seenInLayer(name: string): ObservedProductOutput;
}

/**
 * Gives a visitor's consent and records their analytics events. A page that is open already must be reloaded. Throws for an event
 * that violates its schema.
 */
export async function consentAndRecordAnalyticsEvents(
  { context, origin }: Pick<BrowserVisitor, 'context' | 'origin'>,
  { apiUrl = inject('shop').apiUrl }: { readonly apiUrl?: string } = {},
): Promise<AnalyticsRecorder> {
  await context.addCookies([
    { name: COOKIE_DEFINITIONS.consent.name, value: 'essential,non_essential', url: origin },
    { name: COOKIE_DEFINITIONS.anonymousId.name, value: randomUUID(), url: origin },
  ]);
  const pushed: Fields[] = [];
  await context.exposeBinding('hearLayer', (_, entry: Fields) => void pushed.push(entry));
  // Acts as a tag manager that loads before the page's own scripts.
  await context.addInitScript(() => {
    const layer: unknown[] = [];
    layer.push = (...entries) => {
      for (const entry of entries) Reflect.get(window, 'hearLayer')(entry);
      return Array.prototype.push.apply(layer, entries);
    };
    Object.assign(window, { dataLayer: layer });
  });
  const service = async () => {
    refuseWrong(await fetchRefusedCustomerDataServiceEvents(await context.cookies(origin), apiUrl));
    return fetchCustomerDataServiceEvents(context, apiUrl, origin);
  };
  const layerOf = (name: string) => {
    refuseWrong(pushed.flatMap(({ event, at: _, ...fields }) => listAnalyticsEventComplaints(String(event), fields)));
    return pushed.filter(({ event }) => event === name).map(({ event: _, at: __, ...fields }) => fields);
  };
  return {
    service,
    serviceOf: async (name) =>
      (await service()).filter(({ event }) => event === name).map(({ properties }) => properties),
    layerOf,
    seenEvent: async (name) => getLastCustomerDataServiceEvent(await service(), name),
    seenInLayer: (name) => {
      const fields = layerOf(name).at(-1);
      if (!fields) throw new Error(`nothing named "${name}" was pushed to the data layer`);
      return createObservation(fields, { source: 'event', where: name, text: JSON.stringify(fields) });
    },
  };
}

function refuseWrong(complaints: readonly string[]): void {
  if (complaints.length > 0)
    throw new Error(`events of analytics are not as their schema says:\n${complaints.join('\n')}`);
}
