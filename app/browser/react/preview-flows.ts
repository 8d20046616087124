import { matchesState, type StateValue } from 'xstate';
import type { FlowActor, FlowRef, Flows } from '#engine/flows/flow.ts';
import { inertFlowActor } from './inert-flow.ts';

interface FlowState {
  readonly value: StateValue;
  readonly context: unknown;
}

const files = import.meta.glob<Readonly<Record<string, FlowState>>>('../../../machines/*/*/*.states.gen.json', {
  import: 'default',
});

/** Machines that run under several names, such as one for each form. */
const NAMED: ReadonlySet<string> = new Set(['form', 'link-confirmation', 'deposit', 'paypal']);

/**
 * One flow that stands still in a state, and no other: nothing is sent, nobody is asked. The state is one that the walk
 * of the machine came to.
 *
 * @throws RangeError when the walk knows no such state.
 */
export async function createPreviewFlows(flow: string, state: string): Promise<Flows> {
  const machine = namedMachine(flow) ?? flow;
  const path = Object.keys(files).find((file) => file.endsWith(`/${machine}/${machine}.states.gen.json`)) ?? '';
  const states = await files[path]?.();
  const found = states?.[state];
  if (!found) throw new RangeError(`the flow ${flow} has no state ${state}`);
  const actor = stillActor(found);
  const isShown = (id: string) => id === flow || (NAMED.has(flow) && id.startsWith(`${flow}.`));
  return {
    // What is no part of the preview never comes to be.
    start: <Snapshot, Event>({ id }: FlowRef<Snapshot, Event>) =>
      Promise.resolve(isShown(id) ? (actor as FlowActor<Snapshot, Event>) : inertFlowActor),
    current: <Snapshot, Event>({ id }: FlowRef<Snapshot, Event>) =>
      isShown(id) ? (actor as FlowActor<Snapshot, Event>) : null,
    subscribe: () => () => {},
    endPage: () => {},
  };
}

/** The machine that a flow such as `form.terms-acceptance` is one of. */
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
