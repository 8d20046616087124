import type { FlowActor, FlowRef, Flows } from '#engine/flows/flow.ts';
import { inertFlowActor } from './inert-flow.ts';

/** Flows of gallery pages: forms can be tried, others are inert. In previews forms are inert too. */
export function createGalleryFlows(flows: Flows, triesForms = true): Flows {
  return {
    ...flows,
    start: <Snapshot, Event>(ref: FlowRef<Snapshot, Event>): Promise<FlowActor<Snapshot, Event>> =>
      triesForms && ref.id.startsWith('form.') ? flows.start(ref) : Promise.resolve(inertFlowActor),
  };
}
