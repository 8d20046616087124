import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';
import { edgesOf, traversal, type WalkOptions } from './edges.ts';
import { mutantsOf } from './mutants.ts';
import { type WalkedPath, walkPaths } from './walk.ts';

/** One way to walk a machine. */
export interface WalkCase<Machine extends AnyStateMachine> {
  readonly options: WalkOptions<Machine>;
  /** Heads its edges in the chart; the first case needs none. */
  readonly title?: string;
  /** Whether an edge tells something that the cases before did not. */
  readonly keeps?: (edge: string) => boolean;
}

export interface FlowParts<Machine extends AnyStateMachine> {
  /** Name of the folder. */
  readonly id: string;
  readonly machine: Machine;
  /** Names of the promises that the machine invokes. */
  readonly actors: readonly string[];
  /** Delays in milliseconds. */
  readonly delays: Readonly<Record<string, number>>;
  readonly cases: readonly [WalkCase<Machine>, ...WalkCase<Machine>[]];
}

export interface FlowCoverage {
  readonly machine: string;
  readonly states: readonly string[];
  readonly transitions: number;
  readonly covered: { readonly states: number; readonly transitions: number };
  /** Names of what the walk does not reach, or does not miss when it is gone. */
  readonly uncovered: { readonly states: readonly string[]; readonly transitions: readonly string[] };
}

/** How a machine is walked, by its tests, by `vitrine flows`, by its chart and by the preview of its states. */
export interface FlowWalk {
  readonly id: string;
  readonly machine: AnyStateMachine;
  /** Every edge that can be walked, a line each. */
  chart(): string;
  /** The shortest path to every state, walked by a running actor. */
  paths(): Promise<WalkedPath[]>;
  /** States and transitions, and how many the walk reaches: a transition is covered when the chart misses it. */
  coverage(): FlowCoverage;
  /** A snapshot of each state that the walk reaches, the nearest to the start. */
  snapshots(): ReadonlyMap<string, AnyMachineSnapshot>;
}

export function flowWalk<Machine extends AnyStateMachine>(parts: FlowParts<Machine>): FlowWalk {
  const { id, machine, actors, delays, cases } = parts;

  function chartOf(walked: Machine): string {
    return cases
      .map(({ options, title, keeps = () => true }) => {
        const edges = edgesOf(walked, options).filter(keeps).join('\n');
        return title === undefined ? edges : `${title}\n${edges}`;
      })
      .join('\n\n');
  }

  function snapshots(): ReadonlyMap<string, AnyMachineSnapshot> {
    const nearest = new Map<string, AnyMachineSnapshot>();
    for (const { options } of cases) {
      const paths = getShortestPaths(machine, traversal(machine, options));
      for (const { state } of paths.toSorted((a, b) => a.weight - b.weight)) {
        for (const name of statesIn(state)) if (!nearest.has(name)) nearest.set(name, state);
      }
    }
    return nearest;
  }

  return {
    id,
    machine,
    chart: () => `${chartOf(machine)}\n`,
    async paths() {
      const walked = await Promise.all(cases.map(({ options }) => walkPaths(machine, options, actors, delays)));
      return walked.flat();
    },
    coverage() {
      const whole = chartOf(machine);
      const mutants = mutantsOf(machine);
      const survivors = mutants.filter((mutant) => chartOf(mutant.machine) === whole).map(({ name }) => name);
      const states = stateNames(machine);
      const reached = new Set(cases.flatMap(({ options }) => reachedStates(machine, options)));
      const missed = states.filter((state) => !reached.has(state));
      return {
        machine: id,
        states,
        transitions: mutants.length,
        covered: { states: states.length - missed.length, transitions: mutants.length - survivors.length },
        uncovered: { states: missed, transitions: survivors },
      };
    },
    snapshots,
  };
}

/**
 * Names of the states that a machine can rest in, as paths with dots: those that hold no others, and that no
 * transition without an event always leaves.
 */
export function stateNames(machine: AnyStateMachine): string[] {
  const nodes: readonly AnyStateNode[] = Object.values(machine.states);
  return nodes.flatMap(restingStates);
}

function restingStates(node: AnyStateNode): string[] {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(restingStates);
  const isPassing = node.always?.some(({ guard }) => guard === undefined) ?? false;
  return isPassing ? [] : [node.path.join('.')];
}

function reachedStates<Machine extends AnyStateMachine>(machine: Machine, options: WalkOptions<Machine>): string[] {
  return adjacencyMapToArray(getAdjacencyMap(machine, traversal(machine, options))).flatMap(({ state, nextState }) => [
    ...statesIn(state),
    ...statesIn(nextState),
  ]);
}

function statesIn({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.filter((node) => Object.keys(node.states).length === 0).map((node) => node.path.join('.'));
}
