import type { AnyMachineSnapshot, AnyStateMachine, AnyStateNode } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { createTraversalOptions, type MachineWalkOptions, walkMachineEdges } from './edges.ts';

/**
 * Names of the states that a machine can rest in, as paths with dots: those that hold no others, and that no
 * transition without an event always leaves.
 */
export function listRestingStateNames(machine: AnyStateMachine): string[] {
  const nodes: readonly AnyStateNode[] = Object.values(machine.states);
  return nodes.flatMap(restingStates);
}

/** Names of the states that a walk reaches. */
export function listReachedStates<Machine extends AnyStateMachine>(
  machine: Machine,
  options: MachineWalkOptions<Machine>,
): string[] {
  return [...walkMachineEdges(machine, options)].flatMap(({ to }) => statesIn(to));
}

/** A snapshot of each state that the walks reach, the nearest to the start. */
export function findNearestSnapshotOfEachState<Machine extends AnyStateMachine>(
  machine: Machine,
  walks: readonly MachineWalkOptions<Machine>[],
): ReadonlyMap<string, AnyMachineSnapshot> {
  const nearest = new Map<string, AnyMachineSnapshot>();
  for (const options of walks) {
    const paths = getShortestPaths(machine, createTraversalOptions(machine, options));
    for (const { state } of paths.toSorted((a, b) => a.weight - b.weight)) {
      for (const name of statesIn(state)) if (!nearest.has(name)) nearest.set(name, state);
    }
  }
  return nearest;
}

function restingStates(node: AnyStateNode): string[] {
  const inner: readonly AnyStateNode[] = Object.values(node.states);
  if (inner.length > 0) return inner.flatMap(restingStates);
  const isPassing = node.always?.some(({ guard }) => guard === undefined) ?? false;
  return isPassing ? [] : [node.path.join('.')];
}

function statesIn({ _nodes }: AnyMachineSnapshot): string[] {
  return _nodes.filter((node) => Object.keys(node.states).length === 0).map((node) => node.path.join('.'));
}
