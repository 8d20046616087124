import type { AnyMachineSnapshot, EventObject } from 'xstate';
import type { ApiError } from '#engine/api/api-error.ts';

/** Input of forms that walked machines invoke. */
export const testFormClockAndKey = {
  today: () => '2026-11-21',
  site: () => ({ currency: 'AUD' }),
  newKey: () => 'key',
};

/** Snapshot events of an invoked form: its success, and one for each refusal. */
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
