import { type AnyStateMachine, createMachine } from 'xstate';

export interface Mutant<Machine> {
  readonly name: string;
  readonly machine: Machine;
}

/** The machine as many times as it has transitions, each time without one of them. */
export function mutantsOf<Machine extends AnyStateMachine>(machine: Machine): Mutant<Machine>[] {
  return [...transitionPaths(machine.config, [])].map((path) => ({
    name: path.join('.'),
    machine: rebuilt(machine, without(machine.config, path)),
  }));
}

function rebuilt<Machine extends AnyStateMachine>(machine: Machine, config: Config): Machine {
  return createMachine(config).provide(machine.implementations as object) as AnyStateMachine as Machine;
}

type Path = readonly (string | number)[];

function* transitionPaths(config: object, path: Path): Generator<Path> {
  for (const [key, value] of Object.entries(config)) {
    const here = [...path, key];
    if (key === 'on' || key === 'after')
      for (const [name, given] of Object.entries(value)) yield* branches(given, [...here, name]);
    if (key === 'always' || key === 'onDone') yield* branches(value, here);
    if (key === 'states')
      for (const [name, state] of Object.entries<object>(value)) yield* transitionPaths(state, [...here, name]);
    if (key === 'invoke') yield* invokePaths(value, here);
  }
}

function* invokePaths(invoke: object, path: Path): Generator<Path> {
  for (const [key, value] of Object.entries(invoke)) {
    if (key === 'onDone' || key === 'onError' || key === 'onSnapshot') yield* branches(value, [...path, key]);
    if (Array.isArray(invoke)) yield* invokePaths(value, [...path, Number(key)]);
  }
}

function* branches(given: unknown, path: Path): Generator<Path> {
  if (Array.isArray(given)) for (const index of given.keys()) yield [...path, index];
  else yield path;
}

type Config = Parameters<typeof createMachine>[0];

function without(config: Config, path: Path): Config {
  return removed(config, path) as Config;
}

function removed(value: unknown, [first, ...rest]: Path): unknown {
  if (Array.isArray(value)) {
    return rest.length === 0
      ? value.filter((_, index) => index !== first)
      : value.map((entry, index) => (index === first ? removed(entry, rest) : entry));
  }
  const entries = Object.entries(value as object);
  if (rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== first));
  return Object.fromEntries(entries.map(([key, entry]) => [key, key === first ? removed(entry, rest) : entry]));
}
