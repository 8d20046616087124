/** Keys from the root of a machine's configuration. */
export type ConfigPath = readonly (string | number)[];

/** The paths of all transitions. */
export function* listMachineTransitionPaths(config: object, path: ConfigPath = []): Generator<ConfigPath> {
  for (const [key, value] of Object.entries(config)) {
    const here = [...path, key];
    if (key === 'on' || key === 'after')
      for (const [name, given] of Object.entries(value)) yield* entries(given, [...here, name]);
    if (key === 'always' || key === 'onDone') yield* entries(value, here);
    if (key === 'states')
      for (const [name, state] of Object.entries<object>(value))
        yield* listMachineTransitionPaths(state, [...here, name]);
    if (key === 'invoke') yield* invokePlaces(value, here);
  }
}

/** The paths of all actions: of transitions, and of entering and leaving a state. */
export function* listMachineActionPaths(config: object): Generator<ConfigPath> {
  const transitions = [...listMachineTransitionPaths(config)].map((path) => [...path, 'actions']);
  const states = [...statePlaces(config, [])].flatMap((path) => [
    [...path, 'entry'],
    [...path, 'exit'],
  ]);
  for (const path of [...transitions, ...states]) {
    const actions = getMachineConfigValue(config, path);
    if (actions !== undefined) yield* entries(actions, path);
  }
}

/** The value at a path; undefined where a transition is only its target's name. */
export function getMachineConfigValue(config: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), config);
}

/** A copy with another value at a path. */
export function copyMachineConfigWithValue(config: object, path: ConfigPath, value: unknown): object {
  return edited(config, path, () => value) as object;
}

/** A copy without the value at a path. */
export function copyMachineConfigWithoutValue(config: object, path: ConfigPath): object {
  const owner = path.slice(0, -1);
  const key = path.at(-1);
  return edited(config, owner, (value) => {
    if (Array.isArray(value)) return value.filter((_, index) => index !== key);
    return Object.fromEntries(Object.entries(value as object).filter(([name]) => name !== key));
  }) as object;
}

function edited(value: unknown, [first, ...rest]: ConfigPath, edit: (value: unknown) => unknown): unknown {
  if (first === undefined) return edit(value);
  if (Array.isArray(value)) return value.map((entry, index) => (index === first ? edited(entry, rest, edit) : entry));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [first]: edited(record[first], rest, edit) };
}

function* statePlaces(config: object, path: ConfigPath): Generator<ConfigPath> {
  yield path;
  const states = 'states' in config && isObject(config.states) ? config.states : {};
  for (const [name, state] of Object.entries(states)) yield* statePlaces(state as object, [...path, 'states', name]);
}

function* invokePlaces(invoke: object, path: ConfigPath): Generator<ConfigPath> {
  for (const [key, value] of Object.entries(invoke)) {
    if (key === 'onDone' || key === 'onError' || key === 'onSnapshot') yield* entries(value, [...path, key]);
    if (Array.isArray(invoke)) yield* invokePlaces(value, [...path, Number(key)]);
  }
}

function* entries(given: unknown, path: ConfigPath): Generator<ConfigPath> {
  if (Array.isArray(given)) for (const index of given.keys()) yield [...path, index];
  else yield path;
}

function isObject(value: unknown): value is Readonly<Record<string | number, unknown>> {
  return typeof value === 'object' && value !== null;
}
