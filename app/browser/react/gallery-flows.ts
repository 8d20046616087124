import type { FlowActor, FlowInputArguments, FlowRef, FlowRunner } from '#engine/flows/flow.ts';
import { inertFlowActor } from './inert-flow.ts';

/** Flows of gallery pages: forms can be tried, others are inert. In previews forms are inert too. */
export function withOnlyFormFlows(flows: FlowRunner, triesForms = true): FlowRunner {
  return {
    ...flows,
    start: <Snapshot, Event, Input>(
      ref: FlowRef<Snapshot, Event, Input>,
      ...input: FlowInputArguments<Input>
    ): Promise<FlowActor<Snapshot, Event>> =>
      triesForms && ref.id.startsWith('form.') ? flows.start(ref, ...input) : Promise.resolve(inertFlowActor),
  };
}
