import { beforeEach, expect, test, vi } from 'vitest';
import type { TabStorage } from '#engine/storage/tab-storage.ts';

const account = { provider: 'northstar', proof: { assertion: 'proof', nonce: 'nonce-of-this-browser' } };

let storage: TabStorage & { readonly storedValues: Map<string, string> };
let now: number;

beforeEach(() => {
  const storedValues = new Map<string, string>();
  storage = {
    storedValues,
    read: (name) => storedValues.get(name) ?? null,
    write: (name, value) => void storedValues.set(name, value),
    remove: (name) => void storedValues.delete(name),
  };
  now = 1_000_000;
});

/** The code as a document that has just been loaded has it. */
async function load() {
  vi.resetModules();
  return import('./pending-social-link.ts');
}

function keeping(status = 204) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => new Response(null, { status }));
  return { storage, now: () => now, fetch };
}

test('the proof of a pending social link is sent to the server, and a reloaded page knows the provider only', async () => {
  const first = await load();
  const around = keeping();
  expect(first.readPendingSocialLink(around)).toBe(null);
  await first.storePendingSocialLink(account, around);
  expect(around.fetch.mock.calls).toEqual([
    ['/_unlinked', expect.objectContaining({ body: JSON.stringify({ provider: 'northstar', ...account.proof }) })],
  ]);
  expect(first.readPendingSocialLink(around)).toEqual(account);
  expect([...storage.storedValues.values()].join()).not.toContain('proof');

  const second = await load();
  expect(second.readPendingSocialLink(around)).toEqual({ provider: 'northstar', proof: null });
  now += 5 * 60_000;
  expect(second.readPendingSocialLink(around)).toBe(null);
});

test('where the server cannot keep a pending social link, it lasts as long as the document', async () => {
  const first = await load();
  await first.storePendingSocialLink(account, keeping(413));
  const unreachable = { ...keeping(), fetch: vi.fn<typeof fetch>().mockRejectedValue(new TypeError('offline')) };
  await first.storePendingSocialLink(account, unreachable);
  expect(first.readPendingSocialLink(unreachable)).toEqual(account);
  expect((await load()).readPendingSocialLink(unreachable)).toBe(null);
});

test('a cleared pending social link is forgotten, and an unreadable stored one counts as none', async () => {
  const { storePendingSocialLink, readPendingSocialLink, clearPendingSocialLink } = await load();
  const around = keeping();
  await storePendingSocialLink(account, around);
  clearPendingSocialLink(around);
  expect(readPendingSocialLink(around)).toBe(null);
  for (const broken of ['{', '7', '{"provider":7,"until":9e9}', '{"provider":"northstar"}']) {
    storage.write('unlinked_account', broken);
    expect(readPendingSocialLink(around)).toBe(null);
  }
});

test('completing a social link is requested for the customer, and rejects when the server refuses', async () => {
  const { requestLinkingOfPendingSocialAccount } = await load();
  const { fetch } = keeping();
  const { signal } = new AbortController();
  await requestLinkingOfPendingSocialAccount('c1', signal, fetch);
  expect(fetch.mock.calls).toEqual([
    ['/_unlinked/link', expect.objectContaining({ body: '{"customerId":"c1"}', signal })],
  ]);
  await expect(requestLinkingOfPendingSocialAccount('c1', signal, keeping(410).fetch)).rejects.toThrow('410');
});
