import { matchesState, type StateValue } from 'xstate';
import type { FlowActor, FlowInputArguments, FlowRef, FlowRunner } from '#engine/flows/flow.ts';
import { inertFlowActor } from './inert-flow.ts';

interface FlowState {
  readonly value: StateValue;
  readonly context: unknown;
}

const files = import.meta.glob<Readonly<Record<string, FlowState>>>('../../../machines/*/*/*.states.gen.json', {
  import: 'default',
});

/** Machines used by several flows. */
const NAMED: ReadonlySet<string> = new Set(['form', 'link-confirmation', 'deposit', 'paypal']);

/**
 * A flow frozen in a state that its walk recorded; all others never start.
 *
 * @throws RangeError for an unknown state.
 */
export async function createFrozenPreviewFlows(
  flow: string,
  state: string,
  { places }: Pick<FlowRunner, 'places'>,
): Promise<FlowRunner> {
  const machine = namedMachine(flow) ?? flow;
  const path = Object.keys(files).find((file) => file.endsWith(`/${machine}/${machine}.states.gen.json`)) ?? '';
  const states = await files[path]?.();
  const found = states?.[state];
  if (!found) throw new RangeError(`the flow ${flow} has no state ${state}`);
  const actor = stillActor(found);
  const isShown = (id: string) => id === flow || (NAMED.has(flow) && id.startsWith(`${flow}.`));
  // A flow that the preview does not show is never started.
  const whenStarted = <Snapshot, Event, Input>({ id }: FlowRef<Snapshot, Event, Input>) =>
    Promise.resolve(isShown(id) ? (actor as FlowActor<Snapshot, Event>) : inertFlowActor);
  return {
    start: <Snapshot, Event, Input>(ref: FlowRef<Snapshot, Event, Input>, ..._: FlowInputArguments<Input>) =>
      whenStarted(ref),
    whenStarted,
    isStarted: ({ id }) => isShown(id),
    places,
    current: <Snapshot, Event, Input>({ id }: FlowRef<Snapshot, Event, Input>) =>
      isShown(id) ? (actor as FlowActor<Snapshot, Event>) : null,
    subscribe: () => () => {},
    endPage: () => {},
  };
}

/** Machine of a flow such as `form.terms-acceptance`. */
function namedMachine(flow: string): string | undefined {
  return [...NAMED].find((machine) => flow.startsWith(`${machine}.`));
}

function stillActor({ value, context }: FlowState): FlowActor<unknown, never> {
  const snapshot = {
    status: 'active',
    value,
    context,
    children: {},
    matches: (other: StateValue) => matchesState(other, value),
    can: () => true,
    hasTag: () => false,
  };
  return { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe() {} }), send() {}, stop() {} };
}
