import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ApiError } from '#engine/api/api-error.ts';

/** What a form needs that a walked machine invokes. */
export const testFormClockAndKey = {
  today: () => '2026-11-21',
  site: () => ({ currency: 'AUD' }),
  newKey: () => 'key',
};

/** What an invoked form tells the machine around it: that it succeeded, or was refused. */
export function listChildFormOutcomeEvents(
  { children }: AnyMachineSnapshot,
  id: string,
  refusals: readonly ApiError[],
  values: Readonly<Record<string, unknown>> = {},
): EventObject[] {
  if (!children[id]) return [];
  const createSnapshotEvent = (label: string, value: string, context: object) => ({
    type: `xstate.snapshot.${id}`,
    label,
    snapshot: { value, context: { values, failure: null, output: null, ...context } },
  });
  return [
    createSnapshotEvent('success', 'success', { output: 'session' }),
    ...refusals.map(({ code, status, result }) =>
      createSnapshotEvent(code ?? 'error', 'error', { failure: { status, code, result } }),
    ),
  ];
}
