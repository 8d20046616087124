import type { FlowActor, FlowInputArguments, FlowRef, FlowRunner } from '#engine/flows/flow.ts';
import type { ShownPageStore } from '../routing/shown-pages.ts';
import { inertFlowActor } from './inert-flow.ts';

/** Flows of a gallery page or a preview, which names in its address a flow that it shows in one state. */
export async function openGalleryFlows(pages: ShownPageStore, flows: FlowRunner): Promise<FlowRunner> {
  const { preview, stage } = document.documentElement.dataset;
  if (stage !== undefined) {
    const { connectToStudio } = await import('./stage/connect-to-studio.ts');
    connectToStudio(pages, stage);
  }
  const query = new URLSearchParams(location.search);
  const [flow, state] = [query.get('flow'), query.get('state')];
  if (flow === null || state === null) return withOnlyFormFlows(flows, preview === undefined);
  const { createFrozenPreviewFlows } = await import('./preview-flows.ts');
  return createFrozenPreviewFlows(flow, state, flows);
}

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
