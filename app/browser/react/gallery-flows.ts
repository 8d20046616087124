import type { FlowActor, FlowRef, Flows, InputArguments } from '#engine/flows/flow.ts';
import { inertFlowActor } from './inert-flow.ts';

/** Flows of gallery pages: forms can be tried, others are inert. In previews forms are inert too. */
export function createGalleryFlows(flows: Flows, triesForms = true): Flows {
  return {
    ...flows,
    start: <Snapshot, Event, Input>(
      ref: FlowRef<Snapshot, Event, Input>,
      ...input: InputArguments<Input>
    ): Promise<FlowActor<Snapshot, Event>> =>
      triesForms && ref.id.startsWith('form.') ? flows.start(ref, ...input) : Promise.resolve(inertFlowActor),
  };
}
