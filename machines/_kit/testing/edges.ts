import {
  type ActorLogic,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  initialTransition,
  transition,
} from 'xstate';
import { type ContextValueFormatters, listContextChanges } from './context-changes.ts';

export interface MachineWalkOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  /** The events to try in a state. Those of invoked actors and of delays are given by {@link listActorEvents} and {@link listDelayEvents}. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** Key of a state: its value and the context that affects a guard or what the customer sees. */
  readonly describe: (snapshot: AnyMachineSnapshot) => string;
  /** How a state is written in an edge, where that is shorter. */
  readonly show?: (snapshot: AnyMachineSnapshot) => string;
  /** Formatters of context values in an edge, by key; other keys have no value there. */
  readonly values?: ContextValueFormatters;
  /** Distinguishes events of one type. */
  readonly label?: (event: EventObject) => string;
}

/** One event in one state; the first edge of a walk is the start and has neither. */
export interface WalkedMachineEdge {
  readonly from: { readonly state: AnyMachineSnapshot; readonly event: EventObject } | null;
  readonly to: AnyMachineSnapshot;
  readonly actions: readonly Effect[];
}

interface Effect {
  readonly type: string;
  readonly params?: unknown;
}

/** A machine with more states grows without end, as a mutant may. */
const MOST_STATES = 5_000;

/** Tries each event in each state that can be reached from the start, the nearest first. */
export function* walkMachineEdges<Machine extends AnyStateMachine>(
  machine: Machine,
  { input, events, describe }: MachineWalkOptions<Machine>,
): Generator<WalkedMachineEdge> {
  const [start, startActions] = initialTransition<AnyStateMachine>(machine, input);
  yield { from: null, to: start, actions: startActions };
  const states = [start];
  const described = new Set([describe(start)]);
  for (const state of states) {
    for (const event of events(state)) {
      const [to, actions] = transitionWithoutStart(machine, state, event);
      yield { from: { state, event }, to, actions };
      const description = describe(to);
      if (!described.has(description)) states.push(to);
      described.add(description);
    }
    if (states.length > MOST_STATES) throw new Error(`A walk reaches more than ${MOST_STATES} states.`);
  }
}

/**
 * Like `transition` of XState, which computes the start of the machine for each event, and without input: that took most of
 * the time of a walk, above all where it throws.
 */
function transitionWithoutStart(machine: AnyStateMachine, state: AnyMachineSnapshot, event: EventObject) {
  const logic: ActorLogic<AnyMachineSnapshot, EventObject> = {
    transition: (snapshot, next, scope) => machine.transition(snapshot, next, scope),
    getInitialSnapshot: () => state,
    getPersistedSnapshot: (snapshot) => machine.getPersistedSnapshot(snapshot),
  };
  return transition(logic, state, event);
}

/**
 * Every edge that can be walked from the start, in the order of the walk, as
 * `from --event--> to / +set -emptied ~changed, emitted event, after delay, restarts actor`. The keys are those of the context
 * ({@link listContextChanges}). An event that changes nothing has no edge; the first edge comes from `start`.
 */
export function* generateEdgeLines<Machine extends AnyStateMachine>(
  machine: Machine,
  options: MachineWalkOptions<Machine>,
): Generator<string> {
  const { describe, show = describe, values = {}, label = ({ type }) => type } = options;
  for (const { from, to, actions } of walkMachineEdges(machine, options)) {
    const before = from ? from.state.context : startContext(machine, options);
    const keys = listContextChanges(before, to.context, values).join(' ');
    const effects = [
      ...(keys === '' ? [] : [keys]),
      ...actions.flatMap(effectOf),
      ...(from ? listRestarts(from, actions) : []),
    ];
    if (from && effects.length === 0 && describe(from.state) === describe(to)) continue;
    const arrow = from ? `${show(from.state)} --${label(from.event)}-->` : 'start -->';
    yield `${arrow} ${show(to)}${effects.length > 0 ? ` / ${effects.join(', ')}` : ''}`;
  }
}

/** The context before the first actions. */
function startContext<Machine extends AnyStateMachine>(
  machine: Machine,
  { input }: MachineWalkOptions<Machine>,
): object {
  const { context = {} } = machine.config;
  return typeof context === 'function' ? context({ input }) : context;
}

/** The options of the walkers of xstate/graph. */
export function createTraversalOptions<Machine extends AnyStateMachine>(
  _: Machine,
  options: MachineWalkOptions<Machine>,
) {
  return {
    input: options.input,
    events: options.events as (snapshot: AnyMachineSnapshot) => readonly EventFromLogic<Machine>[],
    serializeState: options.describe,
    serializeEvent: options.label ?? JSON.stringify,
  };
}

/** Events of a running invoked actor, one for each given output and error; none if it does not run. */
export function listActorEvents(
  { children }: AnyMachineSnapshot,
  id: string,
  outcomes: { readonly outputs: readonly unknown[]; readonly errors: readonly unknown[] },
): EventObject[] {
  if (!children[id]) return [];
  return [
    ...outcomes.outputs.map((output) => ({ type: `xstate.done.actor.${id}`, output, actorId: id })),
    ...outcomes.errors.map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
  ];
}

/** The delays that run in a state. */
export function listDelayEvents({ _nodes }: AnyMachineSnapshot): EventObject[] {
  return _nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
}

/** Running actors that a transition invokes again. */
function listRestarts(
  { state: { children } }: { readonly state: AnyMachineSnapshot },
  actions: readonly Effect[],
): string[] {
  const started = actions.flatMap(({ type, params }) =>
    type === 'xstate.spawnChild' && typeof params === 'object' && params !== null && 'id' in params
      ? [String(params.id)]
      : [],
  );
  return started.filter((id) => Object.hasOwn(children, id)).map((id) => `restarts ${id}`);
}

function effectOf({ type, params }: Effect): string[] {
  if (typeof params !== 'object' || params === null) return [];
  if (type === 'xstate.raise' && 'delay' in params) return [`after ${String(params.delay)}`];
  if (type !== 'xstate.emit' || !('event' in params)) return [];
  const { event } = params;
  return typeof event === 'object' && event !== null && 'type' in event ? [String(event.type)] : [];
}
