import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { commerceCallsById } from '#commerce/calls.server.ts';
import { TimeoutError } from '#engine/api/abort.ts';
import { ApiError } from '#engine/api/api-error.ts';
import { createCallMetrics } from './call-metrics.ts';

const call = commerceCallsById.get('draws.past');
if (!call) throw new Error('the contract has no call draws.past');

test.each([
  ['answered', null],
  ['refused', new ApiError('no', { status: 422 })],
  ['failed', new ApiError('no', { status: 502 })],
  ['timeout', new TimeoutError(10)],
  ['abandoned', new DOMException('gone', 'AbortError')],
  ['unreachable', new TypeError('fetch failed')],
])('a call is counted as %s and timed, and its error is passed on', async (outcome, error) => {
  const registry = new Registry();
  let now = 0;
  const metrics = createCallMetrics(registry, () => (now += 40), null);
  const sent = metrics.observeCall(call, {}, async () => {
    if (error) throw error;
    return 'answer';
  });
  const settled = await sent.catch((thrown: unknown) => thrown);
  expect(settled).toBe(error ?? 'answer');
  const text = await registry.metrics();
  expect(text).toContain(`vitrine_api_calls_total{call="draws.past",outcome="${outcome}"} 1\n`);
  expect(text).toContain('vitrine_api_call_duration_seconds_sum{call="draws.past"} 0.04\n');
});
