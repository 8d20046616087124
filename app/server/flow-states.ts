/** A state that a machine can be in, as its walk came to it. */
export interface RecordedFlowState {
  readonly value: unknown;
  readonly context: unknown;
  /** Whether it shows nothing on purpose. */
  readonly silent?: boolean;
}

const files = import.meta.glob<Readonly<Record<string, RecordedFlowState>>>('../../machines/*/*/*.states.gen.json', {
  eager: true,
  import: 'default',
});

/** The states of each flow by their names, by its id. */
export const recordedFlowStates: ReadonlyMap<string, ReadonlyMap<string, RecordedFlowState>> = new Map(
  Object.entries(files).map(([path, states]) => [path.split('/').at(-2) ?? '', new Map(Object.entries(states))]),
);

/** The states of a flow; one that runs under several names, such as `form.terms-acceptance`, has those of its machine. */
export function findRecordedFlowStates(flow: string): ReadonlyMap<string, RecordedFlowState> | undefined {
  return recordedFlowStates.get(flow) ?? recordedFlowStates.get(flow.split('.', 1)[0] ?? '');
}

/** Names of the states of a flow that show something. */
export function listShownFlowStates(flow: string): readonly string[] {
  return [...(findRecordedFlowStates(flow) ?? [])].flatMap(([name, { silent }]) => (silent ? [] : [name]));
}
