import type { BrowserContext, Cookie } from 'playwright-core';
import { createObservation, type ObservedProductOutput } from '../../scripts/test/observation.ts';

/** An event as the customer-data service received it. */
export interface CustomerDataServiceEvent extends ObservedProductOutput {
  readonly event: string;
  readonly anonymous_id: string;
  readonly user_id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** Context of the visitor, such as the campaign. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** Violations in events of the visitor with these cookies that a sandbox's customer-data service refused. */
export async function fetchRefusedCustomerDataServiceEvents(
  cookies: readonly Cookie[],
  sandboxUrl: string,
): Promise<string[]> {
  const id = anonymousId(cookies);
  if (id === undefined) return [];
  const answer = await fetch(`${sandboxUrl}/_customer-data/refused.json`);
  const refused: readonly { readonly event: CustomerDataServiceEvent; readonly complaints: readonly string[] }[] =
    await answer.json();
  return refused.filter(({ event }) => event.anonymous_id === id).flatMap(({ complaints }) => complaints);
}

/** Events of a context's visitor that a sandbox's customer-data service received, oldest first. */
export async function fetchCustomerDataServiceEvents(
  context: BrowserContext,
  sandboxUrl: string,
  origin: string,
): Promise<CustomerDataServiceEvent[]> {
  const id = anonymousId(await context.cookies(origin));
  const events: readonly CustomerDataServiceEvent[] = await (await fetch(`${sandboxUrl}/_customer-data.json`)).json();
  return events
    .filter(({ anonymous_id }) => anonymous_id === id)
    .map((event) => createObservation(event, { source: 'event', where: event.event, text: JSON.stringify(event) }));
}

/** The last event of a name. @throws where there is none. */
export function getLastCustomerDataServiceEvent(
  events: readonly CustomerDataServiceEvent[],
  name: string,
): CustomerDataServiceEvent {
  const event = events.findLast((each) => each.event === name);
  if (!event) throw new Error(`the customer-data service received no event "${name}"`);
  return event;
}

function anonymousId(cookies: readonly Cookie[]): string | undefined {
  return cookies.find(({ name }) => name === 'anonymous-id')?.value;
}
