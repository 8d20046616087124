import type { FlowRef, Flows } from '#engine/flows/flow.ts';

/** Flows of a page of examples: forms can be tried, and nothing signs in, leaves or asks by itself. */
export function galleryFlows(flows: Flows): Flows {
  return {
    ...flows,
    start: <Snapshot, Event>(ref: FlowRef<Snapshot, Event>) =>
      ref.id.startsWith('form.') ? flows.start(ref) : new Promise(() => {}),
  };
}
