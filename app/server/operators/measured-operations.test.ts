import { expect, test } from 'vitest';
import type { Tracer } from '#engine/telemetry/tracer.ts';
import { createMeasuredOperations } from './measured-operations.ts';
import type { ServedState } from './served-state.ts';

const MINUTE = 60_000;

test('spans that can not be sent are counted in the status, and logged once a minute', async () => {
  let now = 0;
  let fail: (error: unknown) => void = () => expect.unreachable();
  const tracer: Tracer = {
    traceRequest: (_, __, work) => work({ setAttributes: () => undefined }),
    traceCall: (_, __, ___, work) => work(),
    trace: (_, __, work) => work(),
    traceSync: (_, __, work) => work(),
    currentIds: () => ({}),
    onSendFailure: (listener) => void (fail = listener),
    close: async () => undefined,
  };
  const logged: unknown[] = [];
  const source = { source: 'files', lastSuccess: 0, lastFailure: null, failingSince: null, restored: false };
  const state: ServedState = {
    store: {
      status: () => source,
      heldBack: () => [],
      missingContent: () => [],
      view: () => expect.unreachable(),
    },
    catalogue: () => ({ served: [], byKey: () => undefined }),
    calls: { status: () => ({ circuits: [], data: [] }) },
    nodes: { status: () => null },
    refusedSessions: { status: () => [] },
    caches: () => [],
    customerData: [],
    clock: () => now,
    stopping: new AbortController().signal,
    access: { operatorToken: 'token' },
    log: { warn: (...line: readonly unknown[]) => void logged.push(line) },
    failed: () => expect.unreachable(),
  };
  const operations = createMeasuredOperations({ release: '1.2.3', nodeAddresses: [] }, tracer);
  const { status } = operations.open(state);
  expect(status()).toMatchObject({ release: '1.2.3', traces: { failures: 0, lastFailureAt: null } });
  const away = new Error('the collector is away');
  for (now of [1, 2, MINUTE, MINUTE + 1]) fail(away);
  expect(status()).toMatchObject({ traces: { failures: 4, lastFailureAt: MINUTE + 1 } });
  expect(logged).toEqual([
    [{ err: away, count: 1 }, 'traces could not be sent'],
    [{ err: away, count: 4 }, 'traces could not be sent'],
  ]);
  await operations.close();
});
