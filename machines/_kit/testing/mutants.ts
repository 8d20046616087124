import { type AnyStateMachine, createMachine } from 'xstate';
import { getImplementationName, listNamesOfNestedGuards, listNegatedVariantsOfGuard } from './guards.ts';
import {
  type ConfigPath,
  copyMachineConfigWithoutValue,
  copyMachineConfigWithValue,
  getMachineConfigValue,
  listMachineActionPaths,
  listMachineTransitionPaths,
} from './machine-places.ts';

export type MachineMutantKind = 'transitions' | 'guards' | 'assigns';

/** A machine with one thing wrong. */
export interface MachineMutant<Machine> {
  readonly kind: MachineMutantKind;
  /** The place in the configuration, and the guard or action that is concerned. */
  readonly name: string;
  readonly build: () => Machine;
}

/**
 * The machine as many times as it has transitions, guards and actions that assign: each time without one of the transitions,
 * with one of the guards negated, or without one of the actions. An action that enqueues others counts as one that assigns.
 */
export function createMutants<Machine extends AnyStateMachine>(machine: Machine): MachineMutant<Machine>[] {
  return [...withoutTransition(machine), ...withFlippedGuard(machine), ...withoutAssign(machine)];
}

/** Events without end inside a machine are an error instead of a hanging test. */
export function limitMachineIterations<Machine extends AnyStateMachine>(
  machine: Machine,
  config: object = machine.config,
): Machine {
  const limited = { ...config, options: { maxIterations: 200 } } as Config;
  return createMachine(limited).provide(machine.implementations as object) as AnyStateMachine as Machine;
}

/** Names of guards and actions that the configuration does not use. */
export function findUnusedGuardsAndActions({ config, implementations }: AnyStateMachine): string[] {
  const guards = new Set(
    guardPlaces(config).flatMap(({ guard }) => listNamesOfNestedGuards(guard, implementations.guards)),
  );
  const actions = new Set(
    [...listMachineActionPaths(config)].map((path) => getImplementationName(getMachineConfigValue(config, path))),
  );
  return [
    ...Object.keys(implementations.guards).filter((name) => !guards.has(name)),
    ...Object.keys(implementations.actions).filter((name) => !actions.has(name)),
  ];
}

type Config = Parameters<typeof createMachine>[0];

function withoutTransition<Machine extends AnyStateMachine>(machine: Machine): MachineMutant<Machine>[] {
  const { config } = machine;
  return [...listMachineTransitionPaths(config)].map((path) => ({
    kind: 'transitions',
    name: path.join('.'),
    build: () => limitMachineIterations(machine, copyMachineConfigWithoutValue(config, path)),
  }));
}

function withFlippedGuard<Machine extends AnyStateMachine>(machine: Machine): MachineMutant<Machine>[] {
  const { config, implementations } = machine;
  return guardPlaces(config).flatMap(({ path, guard }) =>
    listNegatedVariantsOfGuard(guard, implementations.guards).map(({ name, flipped }) => ({
      kind: 'guards',
      name: `${path.slice(0, -1).join('.')}: ${name}`,
      build: () => limitMachineIterations(machine, copyMachineConfigWithValue(config, path, flipped)),
    })),
  );
}

function withoutAssign<Machine extends AnyStateMachine>(machine: Machine): MachineMutant<Machine>[] {
  const { config, implementations } = machine;
  const named: Readonly<Record<string, unknown>> = implementations.actions;
  return [...listMachineActionPaths(config)].flatMap((path) => {
    const action = getMachineConfigValue(config, path);
    const name = getImplementationName(action);
    if (!isAssigning(typeof action === 'function' ? action : named[name])) return [];
    return {
      kind: 'assigns',
      name: `${path.join('.')}: ${name}`,
      build: () => limitMachineIterations(machine, copyMachineConfigWithoutValue(config, path)),
    };
  });
}

function guardPlaces(config: object): { readonly path: ConfigPath; readonly guard: unknown }[] {
  return [...listMachineTransitionPaths(config)]
    .map((path) => [...path, 'guard'])
    .map((path) => ({ path, guard: getMachineConfigValue(config, path) }))
    .filter(({ guard }) => guard !== undefined);
}

function isAssigning(action: unknown): boolean {
  if (typeof action !== 'function' || !('type' in action)) return false;
  return action.type === 'xstate.assign' || action.type === 'xstate.enqueueActions';
}
