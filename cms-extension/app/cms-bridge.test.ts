import { expect, test, vi } from 'vitest';
import { CMS_CHANNEL } from '#schemas/browser/cms-messages.ts';
import { createCmsBridge } from './cms-bridge.ts';
import type { DirectusApi } from './directus-api.ts';

const ORIGIN = 'http://studio.localhost';
const api: DirectusApi = {
  get: async () => ({ data: { data: 'the ticket' } }),
  post: () => Promise.reject({ response: { status: 422, data: null } }),
  delete: () => Promise.reject(new Error('nothing is deleted here')),
};

function open() {
  const postMessage = vi.fn();
  const frame = { postMessage };
  return { frame, postMessage, receive: createCmsBridge({ origin: ORIGIN, api, findFrame: () => frame }) };
}

test('the bridge between CMS and studio answers each call of the framed studio with the id of the call, to that frame only', async () => {
  const { frame, postMessage, receive } = open();
  await receive({ source: frame, origin: ORIGIN, data: { channel: CMS_CHANNEL, id: 7, call: 'ticket' } });
  await receive({ source: frame, origin: ORIGIN, data: { channel: CMS_CHANNEL, id: 8, call: 'publish' } });
  expect(postMessage.mock.calls).toEqual([
    [{ channel: CMS_CHANNEL, id: 7, value: 'the ticket' }, { targetOrigin: ORIGIN }],
    [{ channel: CMS_CHANNEL, id: 8, failure: { status: 422, body: null } }, { targetOrigin: ORIGIN }],
  ]);
});

test('the bridge between CMS and studio ignores messages of other windows, origins and channels', async () => {
  const { frame, postMessage, receive } = open();
  const data = { channel: CMS_CHANNEL, id: 7, call: 'ticket' };
  await receive({ source: open().frame, origin: ORIGIN, data });
  await receive({ source: null, origin: ORIGIN, data });
  await receive({ source: frame, origin: 'http://lantern.localhost', data });
  await receive({ source: frame, origin: ORIGIN, data: { ...data, channel: 'vitrine.stage' } });
  await receive({ source: frame, origin: ORIGIN, data: null });
  expect(postMessage.mock.calls).toEqual([]);
});
