import type { FlowActor, FlowRef, Flows } from '#engine/flows/flow.ts';
import { inertFlowActor } from './inert-flow.ts';

/**
 * Flows of a page of examples: forms can be tried, and nothing signs in, leaves or asks by itself. Where nobody may act,
 * as in a preview, forms stand still too.
 */
export function createGalleryFlows(flows: Flows, triesForms = true): Flows {
  return {
    ...flows,
    start: <Snapshot, Event>(ref: FlowRef<Snapshot, Event>): Promise<FlowActor<Snapshot, Event>> =>
      triesForms && ref.id.startsWith('form.') ? flows.start(ref) : Promise.resolve(inertFlowActor),
  };
}
