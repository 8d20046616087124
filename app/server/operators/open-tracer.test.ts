import { afterEach, describe, expect, test } from 'vitest';
import type { Tracer } from '#engine/telemetry/tracer.ts';
import { openTracer } from './open-tracer.ts';
import { startTraceCollector } from './testing/trace-collector.ts';

const REQUESTS = 400;
const EDGE = '00-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1-bbbbbbbbbbbbbbbb';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function openTestTracer(ratio: number) {
  const collector = await startTraceCollector();
  const tracer = openTracer({ url: collector.url, ratio }, '1.2.3');
  closing.push(collector.close);
  /** Names of all spans, after the tracer is closed. */
  const sent = async () => {
    await tracer.close();
    return collector.spans.map(({ name }) => name);
  };
  closing.push(tracer.close);
  return { tracer, sent };
}

const visit = (tracer: Tracer, traceparent: string | null, work = async () => undefined as unknown) =>
  tracer.traceRequest((name) => (name === 'traceparent' ? traceparent : null), 'page request', work);

describe('requests without a trace of their own', () => {
  test('are recorded in the given ratio', async () => {
    const { tracer, sent } = await openTestTracer(0.5);
    for (let request = 0; request < REQUESTS; request += 1) await visit(tracer, null);
    const recorded = (await sent()).length;
    expect(recorded).toBeGreaterThan(REQUESTS * 0.3);
    expect(recorded).toBeLessThan(REQUESTS * 0.7);
  });

  test('are all recorded with a ratio of 1, also where the header is no trace', async () => {
    const { tracer, sent } = await openTestTracer(1);
    await visit(tracer, null);
    await visit(tracer, 'nonsense');
    expect(await sent()).toEqual(['page request', 'page request']);
  });

  test('have one trace id in their log lines and calls also when they are not recorded', async () => {
    const { tracer, sent } = await openTestTracer(0);
    const seen: unknown[] = [];
    const one = async () => {
      const headers: Record<string, string> = {};
      await tracer.traceCall('offers.list', {}, headers, async () => undefined);
      const { trace_id, span_id } = tracer.currentIds();
      expect(headers).toEqual({ traceparent: `00-${trace_id}-${span_id}-00` });
      expect(tracer.currentIds()).toEqual({ trace_id, span_id });
      seen.push(trace_id);
    };
    await Promise.all([visit(tracer, null, one), visit(tracer, null, one)]);
    expect(new Set(seen).size).toBe(2);
    expect(await sent()).toEqual([]);
  });
});

test('a trace of the edge is recorded as the edge decided, whatever the ratio is', async () => {
  const { tracer, sent } = await openTestTracer(0);
  await visit(tracer, `${EDGE}-01`);
  await visit(tracer, `${EDGE}-00`);
  expect(await sent()).toEqual(['page request']);
});

test('work outside a request is recorded in the given ratio', async () => {
  const all = await openTestTracer(1);
  await all.tracer.trace('refresh', {}, async () => undefined);
  expect(await all.sent()).toEqual(['refresh']);
  const none = await openTestTracer(0);
  await none.tracer.trace('refresh', {}, async () => undefined);
  expect(await none.sent()).toEqual([]);
});
