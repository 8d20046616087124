import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  transition,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap } from 'xstate/graph';

export interface WalkOptions<Machine extends AnyStateMachine> {
  readonly input: InputFrom<Machine>;
  /** The events to try in a state. Those of invoked actors and of delays are given by {@link actorEvents} and {@link delayEvents}. */
  readonly events: (snapshot: AnyMachineSnapshot) => readonly EventObject[];
  /** What tells two states apart: the state and as much of the context as a guard or a customer can tell. */
  readonly describe: (snapshot: AnyMachineSnapshot) => string;
  /** How a state is written in an edge, where that is shorter. */
  readonly show?: (snapshot: AnyMachineSnapshot) => string;
  /** Changes of the context that belong into an edge. */
  readonly changes?: (before: AnyMachineSnapshot, after: AnyMachineSnapshot) => readonly string[];
  /** What tells two events of one type apart. */
  readonly label?: (event: EventObject) => string;
}

/**
 * Every edge that can be walked from the start, as `from --event--> to / effects`, sorted. An event that changes nothing
 * has none.
 */
export function edgesOf<Machine extends AnyStateMachine>(machine: Machine, options: WalkOptions<Machine>): string[] {
  const { describe, show = describe, changes = () => [], label = ({ type }) => type } = options;
  const edges = adjacencyMapToArray(getAdjacencyMap(machine, traversal(machine, options))).map(
    ({ state, event, nextState }) => {
      const [, actions] = transition<AnyStateMachine>(machine, state, event);
      const effects = [...changes(state, nextState), ...actions.flatMap(effectOf)];
      if (describe(state) === describe(nextState) && effects.length === 0) return null;
      return `${show(state)} --${label(event)}--> ${show(nextState)}${effects.length > 0 ? ` / ${effects.join(', ')}` : ''}`;
    },
  );
  return [...new Set(edges.filter((edge) => edge !== null))].sort();
}

/** The options of the walkers of xstate/graph. */
export function traversal<Machine extends AnyStateMachine>(_: Machine, options: WalkOptions<Machine>) {
  return {
    input: options.input,
    events: options.events as (snapshot: AnyMachineSnapshot) => readonly EventFromLogic<Machine>[],
    serializeState: options.describe,
    serializeEvent: options.label ?? JSON.stringify,
  };
}

/** The answers of an invoked actor, while it is asked: each output and each error that a guard tells apart. */
export function actorEvents(
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
export function delayEvents({ _nodes }: AnyMachineSnapshot): EventObject[] {
  return _nodes.flatMap((node) => node.after.map(({ eventType }) => ({ type: eventType })));
}

function effectOf(action: { readonly type: string; readonly params?: unknown }): string[] {
  const { params } = action;
  if (typeof params !== 'object' || params === null) return [];
  if (action.type === 'xstate.raise' && 'delay' in params) return [`after ${String(params.delay)}`];
  if (action.type !== 'xstate.emit' || !('event' in params)) return [];
  const { event } = params;
  return typeof event === 'object' && event !== null && 'type' in event ? [String(event.type)] : [];
}
