import { expect, test } from 'vitest';
import { type AnalyticsAdapter, type AnalyticsEvent, createAnalyticsStream } from './analytics-stream.ts';
import { createDataLayerAdapter } from './data-layer.ts';
import { createAnalyticsEventBatcher } from './event-batches.ts';
import { createPartnerFrameAnalyticsAdapter } from './partner-frame.ts';

const NOON = Date.UTC(2026, 10, 21, 12);

function adapterOf(...names: string[]) {
  const sent: AnalyticsEvent[] = [];
  return { sent, names: new Set(names), send: (event: AnalyticsEvent) => void sent.push(event) };
}

function streamOf(adapters: AnalyticsAdapter[], consents: () => boolean = () => true) {
  const warnings: string[] = [];
  const failures: unknown[] = [];
  let ids = 0;
  const stream = createAnalyticsStream({
    adapters,
    names: new Set(['Login', 'cart viewed']),
    consents,
    now: () => NOON,
    newId: () => `id-${++ids}`,
    warn: (message) => void warnings.push(message),
    failed: (error) => void failures.push(error),
  });
  return { stream, warnings, failures };
}

test('the analytics stream sends an event to each adapter registered for its name', () => {
  const [one, other] = [adapterOf('Login'), adapterOf('Login', 'cart viewed')];
  const { stream } = streamOf([one, other]);
  stream.track('cart viewed', { total: '1.50' });
  expect(one.sent).toEqual([]);
  expect(other.sent).toEqual([
    { id: 'id-1', name: 'cart viewed', at: '2026-11-21T12:00:00.000Z', fields: { total: '1.50' } },
  ]);
});

test('the analytics stream warns about an unknown event name and sends that event to no adapter', () => {
  const adapter = adapterOf('Login', 'Logn');
  const { stream, warnings } = streamOf([adapter]);
  stream.track('Logn', {});
  stream.track('Login', {});
  expect(warnings).toEqual(['analytics knows no event "Logn"; it was not sent']);
  expect(adapter.sent.map(({ name }) => name)).toEqual(['Login']);
});

test('the analytics stream drops events without consent and does not queue them', () => {
  let consents = false;
  const adapter = adapterOf('Login', 'cart viewed');
  const { stream } = streamOf([adapter], () => consents);
  stream.track('Login', {});
  consents = true;
  stream.track('cart viewed', {});
  consents = false;
  stream.track('Login', {});
  expect(adapter.sent.map(({ name }) => name)).toEqual(['cart viewed']);
});

test('a failing analytics adapter is reported and does not affect the other adapters', () => {
  const adapter = adapterOf('Login');
  const error = new Error('no');
  const failing: AnalyticsAdapter = {
    names: new Set(['Login']),
    send() {
      throw error;
    },
  };
  const { stream, failures } = streamOf([failing, adapter]);
  stream.track('Login', {});
  expect([adapter.sent.length, failures]).toEqual([1, [error]]);
});

test('the data layer adapter appends events as flat objects under their name', () => {
  const layer: unknown[] = [];
  const { stream } = streamOf([createDataLayerAdapter(['Login'], layer)]);
  stream.track('Login', { event: 'forged', way: 'form' });
  stream.track('cart viewed', {});
  expect(layer).toEqual([{ event: 'Login', at: '2026-11-21T12:00:00.000Z', way: 'form' }]);
});

test('the partner frame adapter posts events to the origins of the partner only', () => {
  const posted: [unknown, string][] = [];
  const parent = { postMessage: (message: unknown, origin: string) => void posted.push([message, origin]) };
  const { stream } = streamOf([
    createPartnerFrameAnalyticsAdapter(['Login'], parent, ['https://a.example', 'https://b.example']),
  ]);
  stream.track('Login', { event: 'forged' });
  stream.track('cart viewed', {});
  expect(posted.map(([, origin]) => origin)).toEqual(['https://a.example', 'https://b.example']);
  expect(posted[0]?.[0]).toEqual({ event: 'Login', at: '2026-11-21T12:00:00.000Z' });
});

test('analytics event batches are sent after a delay, when full, or when the page is left', () => {
  const sent: string[][] = [];
  const timers: (() => void)[] = [];
  const batch = createAnalyticsEventBatcher(['Login'], {
    send: (events) => void sent.push(events.map(({ id }) => id)),
    later: (run) => void timers.push(run),
  });
  const { stream } = streamOf([batch]);
  stream.track('Login', {});
  stream.track('Login', {});
  expect(sent).toEqual([]);
  timers.shift()?.();
  expect(sent).toEqual([['id-1', 'id-2']]);
  stream.track('Login', {});
  batch.flush();
  batch.flush();
  timers.shift()?.();
  for (let eventIndex = 0; eventIndex < 20; eventIndex++) stream.track('Login', {});
  expect(sent.map(({ length }) => length)).toEqual([2, 1, 20]);
});
