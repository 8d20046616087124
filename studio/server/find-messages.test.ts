import { expect, test, vi } from 'vitest';
import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import { LONGEST_PRESSED_TEXT, MOST_PRESSED_TEXTS } from '#schemas/browser/stage-messages.ts';
import { USUAL_VIEWER } from '../editor/viewer.ts';
import { createEngineCalls } from './engine-calls.ts';
import { createPresence } from './presence.ts';
import { createFakeEngine } from './testing/fake-engine.ts';

const ANSWER = { messages: [], places: { 'cart-list': [] }, everywhere: [] };
const REQUEST = {
  stage: 'stage-0123456789abcdefghijkl',
  site: 'harbour',
  path: '/cart',
  viewer: USUAL_VIEWER,
  pressed: ['Remove'],
};

async function call(change: object, findMessages = vi.fn<StudioEngine['findMessages']>().mockResolvedValue(ANSWER)) {
  const clock = () => 0;
  const { handlers } = createEngineCalls({
    engine: createFakeEngine({ findMessages }),
    presence: createPresence(clock),
    originOf: (host) => `http://${host}`,
    clock,
  });
  const { signal } = new AbortController();
  const body = { ...REQUEST, ...change };
  const request = { query: new URLSearchParams(), body, writeToken: '', ticket: null, signal };
  const answer = await handlers.get('POST /api/messages')?.(request);
  return { answer, lastCall: findMessages.mock.lastCall };
}

test('the messages of a stage are found with the texts that were pressed', async () => {
  const { answer, lastCall } = await call({});
  expect(answer).toEqual({ status: 200, body: ANSWER });
  expect(lastCall?.slice(0, 3)).toEqual([
    { name: REQUEST.stage, site: 'harbour', path: '/cart', viewer: USUAL_VIEWER },
    ['Remove'],
    'http://harbour.localhost',
  ]);
});

test('more texts than a press reports, and longer ones, are cut', async () => {
  const pressed = Array(MOST_PRESSED_TEXTS + 5).fill('x'.repeat(LONGEST_PRESSED_TEXT + 5));
  const { lastCall } = await call({ pressed });
  expect(lastCall?.[1].map(({ length }) => length)).toEqual(Array(MOST_PRESSED_TEXTS).fill(LONGEST_PRESSED_TEXT));
});

test.each([
  ['without texts', { pressed: null }, 400],
  ['with something else than texts', { pressed: [1] }, 400],
  ['of no stage', { stage: 'a' }, 400],
  ['of an unknown site', { site: 'nowhere' }, 404],
])('a call %s is refused', async (_, change, status) => {
  await expect(call(change)).rejects.toMatchObject({ status });
});

test('a page that is not there is refused', async () => {
  const missing = vi
    .fn<StudioEngine['findMessages']>()
    .mockRejectedValue(new UnknownPreviewValueError('Nothing there.'));
  await expect(call({}, missing)).rejects.toMatchObject({ status: 404 });
});
