import type { AnyStateMachine } from 'xstate';
import { generateEdgeLines } from './edges.ts';
import type { FlowWalkDescription, MachineWalkCase } from './flow-parts.ts';
import {
  createMutants,
  findUnusedGuardsAndActions,
  limitMachineIterations,
  type MachineMutantKind,
} from './mutants.ts';
import { listReachedStates, listRestingStateNames } from './reached-states.ts';

/** How many states, transitions, guards and actions that assign. */
export type MachineCounts = Readonly<Record<'states' | MachineMutantKind, number>>;

export interface WalkAndMutantCoverage {
  readonly machine: string;
  readonly states: readonly string[];
  readonly counted: MachineCounts;
  /** States that the walk reaches, and mutants that change the edges or are known as equivalent. */
  readonly proven: MachineCounts;
  /** Names of mutants that behave like the machine, with the reasons. */
  readonly equivalent: Readonly<Record<string, string>>;
  readonly problems: readonly string[];
}

/** Walks a machine and its mutants. */
export function measureWalkAndMutantCoverage<Machine extends AnyStateMachine>(
  parts: FlowWalkDescription<Machine>,
): WalkAndMutantCoverage {
  const { id, equivalent = {} } = parts;
  const states = listRestingStateNames(parts.machine);
  const unreached = unreachedStates(parts, states);
  const { mutants, survivors } = findSurvivors(parts);
  const open = survivors.filter(({ name }) => !(name in equivalent));
  const survived = new Set(survivors.map(({ name }) => name));
  const count = (all: readonly { readonly kind: MachineMutantKind }[]) => ({
    transitions: all.filter(({ kind }) => kind === 'transitions').length,
    guards: all.filter(({ kind }) => kind === 'guards').length,
    assigns: all.filter(({ kind }) => kind === 'assigns').length,
  });
  return {
    machine: id,
    states,
    counted: { states: states.length, ...count(mutants) },
    proven: {
      states: states.length - unreached.length,
      ...count(mutants.filter((mutant) => !open.includes(mutant))),
    },
    equivalent,
    problems: [
      ...unreached.map((state) => `not reached: ${state}`),
      ...open.map(({ kind, name }) => `${UNNOTICED[kind]}: ${name}`),
      ...findUnusedGuardsAndActions(parts.machine).map((name) => `never used: ${name}`),
      ...Object.keys(equivalent)
        .filter((name) => !survived.has(name))
        .map((name) => `named as equivalent, but is noticed or does not exist: ${name}`),
    ],
  };
}

const UNNOTICED: Readonly<Record<MachineMutantKind, string>> = {
  transitions: 'not noticed when gone',
  guards: 'not noticed when flipped',
  assigns: 'not noticed when gone',
};

function unreachedStates<Machine extends AnyStateMachine>(
  { machine, cases }: FlowWalkDescription<Machine>,
  states: string[],
) {
  const reached = new Set(cases.flatMap(({ options }) => listReachedStates(machine, options)));
  return states.filter((state) => !reached.has(state));
}

/** The mutants with the same edges as the machine. */
function findSurvivors<Machine extends AnyStateMachine>({ machine, cases }: FlowWalkDescription<Machine>) {
  const whole = limitMachineIterations(machine);
  const walks = cases.map((walked) => ({ walked, edges: new Set(generateEdgeLinesOfWalkCase(whole, walked)) }));
  const mutants = createMutants(machine);
  const survivors = mutants.filter(({ build }) => {
    const mutant = build();
    return walks.every(({ walked, edges }) => hasSameEdges(mutant, walked, edges));
  });
  return { mutants, survivors };
}

/** Stops at the first edge that the machine lacks. A mutant that throws or never ends has different edges. */
function hasSameEdges<Machine extends AnyStateMachine>(
  mutant: Machine,
  walked: MachineWalkCase<Machine>,
  edges: ReadonlySet<string>,
): boolean {
  const found = new Set<string>();
  try {
    for (const edge of generateEdgeLinesOfWalkCase(mutant, walked)) {
      if (!edges.has(edge)) return false;
      found.add(edge);
    }
  } catch {
    return false;
  }
  return found.size === edges.size;
}

/** The edges of one walk case, formatted as in the chart, in the order of the walk. */
export function* generateEdgeLinesOfWalkCase<Machine extends AnyStateMachine>(
  machine: Machine,
  { options, shouldInclude = () => true }: MachineWalkCase<Machine>,
): Generator<string> {
  for (const edge of generateEdgeLines(machine, options)) if (shouldInclude(edge)) yield edge;
}
