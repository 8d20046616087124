import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CmsPort } from './cms-port.ts';
import { createDirectusHome } from './directus-home.ts';

const KEY = { site: 'lantern', kind: 'page', name: 'home' } as const;
const MINUTE = 60_000;

let now = 0;
let tickets = 0;
const cms: CmsPort = {
  call: async (call) => {
    switch (call) {
      case 'ticket':
        tickets += 1;
        return { ticket: `ticket-${tickets}`, expires: now + 10 * MINUTE };
      case 'listDrafts':
        return ['lantern', 'harbour'].map((site) => ({
          collection: 'pages',
          item: `${site}:page:home`,
          delta: { document: {} },
        }));
      case 'listRevisions':
        return [3, 2].map((id) => ({ id, activity: { timestamp: '2026-01-15T00:00:00Z' } }));
      case 'readRevision':
        return { data: { document: { version: 1, $revision: 'r1' } } };
      default:
        throw new Error(call);
    }
  },
};

/** Headers of the calls of the studio's server. */
const sent = vi.fn();
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: object }) => {
    sent(path, Object(headers).authorization);
    return Response.json({ editor: 'ann', writeToken: '', sites: [{ key: 'lantern', name: 'Lantern' }], pictures: [] });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  [now, tickets] = [0, 0];
  sent.mockReset();
});

test('the session has the drafts of the CMS in the sites that the editor sees', async () => {
  const { editor, drafts } = await createDirectusHome(cms, () => now).openSession();
  expect({ editor, drafts }).toEqual({ editor: 'ann', drafts: [KEY] });
});

test('a ticket is used until the last five minutes before its end', async () => {
  const home = createDirectusHome(cms, () => now);
  const pictures = home.createPictureClient('');
  for (const minute of [0, 4, 6]) {
    now = minute * MINUTE;
    await pictures.list('lantern', new AbortController().signal);
  }
  const path = '/api/pictures?site=lantern';
  expect(sent.mock.calls).toEqual([
    [path, 'Studio ticket-1'],
    [path, 'Studio ticket-1'],
    [path, 'Studio ticket-2'],
  ]);
  expect(pictures.url('lantern', 'a.png', 'thumb')).toBe(
    '/api/picture?site=lantern&name=a.png&size=thumb&ticket=ticket-2',
  );
});

test('earlier publications are those of the CMS, without the present one', async () => {
  const { listVersions, readVersion, signOut } = createDirectusHome(cms, () => now).createSessionClient('', 'a-window');
  expect(await listVersions(KEY)).toEqual([{ id: '2', at: Date.UTC(2026, 0, 15) }]);
  expect(await readVersion(KEY, '2')).toEqual({ version: 1 });
  expect(signOut).toBeNull();
});
