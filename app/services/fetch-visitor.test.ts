// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchVisitorSummary, VISITOR_FETCH_ATTEMPT_DELAYS_MS } from './fetch-visitor.ts';
import { refreshVisitorSummary } from './refresh-visitor.ts';

const summary = { cartCount: 3, isSignedIn: true };
const works = () => Response.json(summary);
const fails = (status: number) => () => Response.json({}, { status });
const isOffline = (): never => {
  throw new TypeError('Failed to fetch');
};

let answers: (() => Response)[];
let reported: string[];
let waited: number[];
const report = (error: unknown) => void reported.push(String(error));
const wait = async (milliseconds: number) => void waited.push(milliseconds);

beforeEach(() => {
  answers = [];
  reported = [];
  waited = [];
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => answers.shift()?.()),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function fetched(...planned: (() => Response)[]) {
  answers = planned;
  return fetchVisitorSummary({ report, wait });
}

test.each([
  ['a lost connection', isOffline, []],
  ['a failure of the server', fails(500), ['Error: /_visitor answered 500']],
  ['an unreadable answer', () => new Response('<html>'), [expect.stringContaining('SyntaxError')]],
])('fetchVisitorSummary tries again after %s', async (_, failure, reports) => {
  expect(await fetched(failure, works)).toEqual(summary);
  expect(reported).toEqual(reports);
  expect(waited).toEqual([2_000]);
});

test('fetchVisitorSummary gives up after the last try', async () => {
  expect(
    await fetched(...Array.from({ length: VISITOR_FETCH_ATTEMPT_DELAYS_MS.length + 1 }, () => fails(503))),
  ).toBeNull();
  expect([reported.length, answers.length]).toEqual([VISITOR_FETCH_ATTEMPT_DELAYS_MS.length, 1]);
  expect(waited).toEqual(VISITOR_FETCH_ATTEMPT_DELAYS_MS.slice(1));
});

test('refreshVisitorSummary waits at most three seconds for a failing visitor summary, and shows it when it arrives', async () => {
  const shown: unknown[] = [];
  const failed: unknown[] = [];
  answers = [fails(500), fails(500), works];
  const tries = Promise.withResolvers<void>();
  vi.useFakeTimers();
  const refreshing = refreshVisitorSummary({
    failed: (callId, error) => failed.push([callId, String(error)]),
    wait: () => tries.promise,
    showVisitor: (changed) => shown.push(changed),
  });
  await vi.advanceTimersByTimeAsync(3_000);
  await refreshing;
  expect(shown).toEqual([]);
  tries.resolve();
  await vi.runAllTimersAsync();
  expect(shown).toEqual([summary]);
  expect(failed).toEqual(Array.from({ length: 2 }, () => ['visitor', 'Error: /_visitor answered 500']));
});
