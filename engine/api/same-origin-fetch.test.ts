// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE_OUTDATED_EVENT } from '#schemas/browser/page-events.ts';
import { PAYLOAD_VERSIONS } from './payload-versions.ts';
import { fetchWithPageHeaders } from './same-origin-fetch.ts';

afterEach(() => vi.unstubAllGlobals());

async function listReasonsOf(headers: Record<string, string>) {
  const fetched = vi.fn<typeof fetch>(async () => new Response('{}', { headers }));
  vi.stubGlobal('fetch', fetched);
  const reasons: unknown[] = [];
  const listen = ({ detail }: CustomEvent) => void reasons.push(detail);
  document.addEventListener(PAGE_OUTDATED_EVENT, listen);
  await fetchWithPageHeaders('/_visitor', { headers: { accept: 'application/json' } });
  document.removeEventListener(PAGE_OUTDATED_EVENT, listen);
  return { reasons, sent: Object.fromEntries(new Headers(fetched.mock.calls[0]?.[1]?.headers)) };
}

test('a request of a page names the versions of its release besides its own headers', async () => {
  const { reasons, sent } = await listReasonsOf({});
  expect(sent).toEqual({ accept: 'application/json', 'vitrine-version': PAYLOAD_VERSIONS });
  expect(reasons).toEqual([]);
});

test('an answer of another release is reported to the page with its reason', async () => {
  expect((await listReasonsOf({ 'vitrine-page': 'refused' })).reasons).toEqual(['refused']);
});
