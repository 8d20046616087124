import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { generateEdgeLinesOfWalkCase, measureWalkAndMutantCoverage, type WalkAndMutantCoverage } from './coverage.ts';
import type { FlowWalkDescription } from './flow-parts.ts';
import { limitMachineIterations } from './mutants.ts';
import { findNearestSnapshotOfEachState } from './reached-states.ts';
import { type WalkedPathWithReachedState, walkShortestPaths } from './walk.ts';

/** How a machine is walked, by its tests, by `vitrine flows`, by its chart and by the preview of its states. */
export interface WalkableFlow {
  readonly id: string;
  readonly machine: AnyStateMachine;
  /** Every edge that can be walked, a line each. */
  chart(): string;
  /** The shortest path to every state, walked by a running actor. */
  paths(): Promise<WalkedPathWithReachedState[]>;
  /** Whether the walk reaches every state, and whether the chart of every mutant differs. */
  coverage(): WalkAndMutantCoverage;
  /** A snapshot of each state that the walk reaches, the nearest to the start. */
  snapshots(): ReadonlyMap<string, AnyMachineSnapshot>;
}

export function defineFlowWalk<Machine extends AnyStateMachine>(parts: FlowWalkDescription<Machine>): WalkableFlow {
  const { id, machine, actors, delays, cases } = parts;
  const walked = limitMachineIterations(machine);
  return {
    id,
    machine,
    chart() {
      const charts = cases.map((walkCase) => {
        const edges = [...new Set(generateEdgeLinesOfWalkCase(walked, walkCase))].sort().join('\n');
        return walkCase.title === undefined ? edges : `${walkCase.title}\n${edges}`;
      });
      return `${charts.join('\n\n')}\n`;
    },
    async paths() {
      const paths = await Promise.all(cases.map(({ options }) => walkShortestPaths(walked, options, actors, delays)));
      return paths.flat();
    },
    coverage: () => measureWalkAndMutantCoverage(parts),
    snapshots: () =>
      findNearestSnapshotOfEachState(
        walked,
        cases.map(({ options }) => options),
      ),
  };
}
