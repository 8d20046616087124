import type { BrowserContext } from 'playwright-core';
import { type Observation, observe } from '../../scripts/test/observation.ts';

/** What the customer-data service was told of something that happened. */
export interface ToldEvent extends Observation {
  readonly event: string;
  readonly anonymous_id: string;
  readonly user_id?: string;
  readonly properties: Readonly<Record<string, unknown>>;
  /** What is known of the visitor, such as what brought them here. */
  readonly context: Readonly<Record<string, unknown>>;
}

/** What the customer-data service of the sandbox at an origin was told of the visitor of a context, oldest first. */
export async function toldOf(context: BrowserContext, sandboxUrl: string, origin: string): Promise<ToldEvent[]> {
  const cookies = await context.cookies(origin);
  const id = cookies.find(({ name }) => name === 'anonymous-id')?.value;
  const events: readonly ToldEvent[] = await (await fetch(`${sandboxUrl}/_customer-data.json`)).json();
  return events
    .filter(({ anonymous_id }) => anonymous_id === id)
    .map((event) => observe(event, { source: 'event', where: event.event, text: JSON.stringify(event) }));
}

/** The last event of a name. @throws where there is none. */
export function eventOf(events: readonly ToldEvent[], name: string): ToldEvent {
  const event = events.findLast((each) => each.event === name);
  if (!event) throw new Error(`the customer-data service received no event "${name}"`);
  return event;
}
