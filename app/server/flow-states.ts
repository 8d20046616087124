/** A state that a machine can be in, as its walk came to it. */
export interface FlowState {
  readonly value: unknown;
  readonly context: unknown;
}

const files = import.meta.glob<Readonly<Record<string, FlowState>>>('../../machines/*/*.states.gen.json', {
  eager: true,
  import: 'default',
});

/** Names of the states of each flow, by its id. */
export const flowStates: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(files).map(([path, states]) => [path.split('/').at(-2) ?? '', Object.keys(states)]),
);
