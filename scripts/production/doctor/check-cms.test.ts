import { expect, test } from 'vitest';
import { CONTENT_VERSIONS_PATH, VERSIONED_COLLECTIONS } from '#engine/cms/directus/content-version-names.ts';
import { checkCms } from './check-cms.ts';

const CMS = { VITRINE_CMS: 'directus', VITRINE_CMS_URL: 'https://cms.example', VITRINE_CMS_TOKEN: 'read' } as const;

test('the doctor warns of a Directus whose extension returns no versions, and says what follows', async () => {
  const requestedUrls: string[] = [];
  const check = (answer: Response) =>
    checkCms(CMS, async (input) => {
      requestedUrls.push(String(input));
      return answer;
    });
  const data = Object.fromEntries(VERSIONED_COLLECTIONS.map((name) => [name, '1']));
  expect(await check(Response.json({ data }))).toEqual([
    { name: 'CMS', status: 'ok', found: 'https://cms.example tells nodes what has changed.', remedy: null },
  ]);
  expect(await check(Response.json({ errors: [] }, { status: 404 }))).toEqual([
    {
      name: 'CMS',
      status: 'warning',
      found:
        'https://cms.example returns no versions of its contents, so that each node lists all documents every 15 seconds.',
      remedy: expect.stringContaining('Build the extension of this release'),
    },
  ]);
  expect(requestedUrls).toEqual(Array.from({ length: 2 }, () => `https://cms.example${CONTENT_VERSIONS_PATH}`));
});

test('the doctor warns of a Directus that does not answer, and asks none for shops from files', async () => {
  const refuse = () => Promise.reject(new TypeError('fetch failed'));
  expect(await checkCms(CMS, refuse)).toMatchObject([
    { status: 'warning', found: "https://cms.example doesn't answer (fetch failed)." },
  ]);
  expect(await checkCms({ ...CMS, VITRINE_CMS: 'files' }, refuse)).toEqual([]);
});
