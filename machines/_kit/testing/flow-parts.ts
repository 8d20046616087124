import type { AnyStateMachine } from 'xstate';
import type { MachineWalkOptions } from './edges.ts';

/** One way to walk a machine. */
export interface MachineWalkCase<Machine extends AnyStateMachine> {
  readonly options: MachineWalkOptions<Machine>;
  /** Heads its edges in the chart; the first case needs none. */
  readonly title?: string;
  /** Whether an edge adds to those of the previous cases. */
  readonly shouldInclude?: (edge: string) => boolean;
}

export interface FlowWalkDescription<Machine extends AnyStateMachine> {
  /** Name of the folder. */
  readonly id: string;
  readonly machine: Machine;
  /** Names of the promises that the machine invokes. */
  readonly actors: readonly string[];
  /** Delays in milliseconds. */
  readonly delays: Readonly<Record<string, number>>;
  readonly cases: readonly [MachineWalkCase<Machine>, ...MachineWalkCase<Machine>[]];
  /** Mutants that no walk distinguishes from the machine: reasons by name. */
  readonly equivalent?: Readonly<Record<string, string>>;
}
