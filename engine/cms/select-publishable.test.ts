import { describe, expect, test } from 'vitest';
import type { ConfigError } from '../validation/config-error.ts';
import type { ConfigDocument, DocumentKind } from './document.ts';
import type { PublishedDocuments } from './documents.ts';
import { type EditableDocuments, EMPTY_EDITABLE_DOCUMENTS } from './editable-documents.ts';
import { type FindSiteErrors, type PublishCandidate, selectPublishableCandidates } from './select-publishable.ts';

const candidate = (path: string, value: object | null) => {
  const [site = '', kind = '', name = ''] = path.split('/');
  const key = { site, kind: kind as DocumentKind, name };
  const document: ConfigDocument | null = value && { ...key, source: path, version: JSON.stringify(value), value };
  return { key, source: path, document } satisfies PublishCandidate;
};
const error = (source: string, message: string): ConfigError => ({
  source,
  pointer: '',
  code: 'unknown-page',
  message,
  suggestion: null,
  line: null,
  column: null,
});
const linksOf = ({ value }: ConfigDocument) => (value as { links?: string[] }).links ?? [];
const parentOf = (documents: PublishedDocuments, site: string) =>
  (documents.get(site, 'site', 'site')?.value as { extends?: string } | undefined)?.extends;

/** Every page that a page of the site, or of its parent, links to must be there. */
const judge: FindSiteErrors = (documents, site) => {
  const parent = parentOf(documents, site);
  const pages = [site, ...(parent ? [parent] : [])].flatMap((one) => documents.list(one, 'page'));
  const names = new Set(pages.map(({ name }) => name));
  const broken = pages.flatMap((page) =>
    linksOf(page)
      .filter((link) => !names.has(link))
      .map((link) => error(page.source, `no page ${link}`)),
  );
  return parent && !documents.sites.includes(parent) ? [...broken, error(`${site}/site.json`, 'no parent')] : broken;
};
const refusedBy = async (base: EditableDocuments, ...candidates: PublishCandidate[]) => {
  const { refused } = await selectPublishableCandidates(base, candidates, judge);
  return refused.map(({ candidate: { source }, errors }) => [source, errors.map(({ message }) => message)]);
};

const { documents: base } = await selectPublishableCandidates(
  EMPTY_EDITABLE_DOCUMENTS,
  [
    candidate('base/site/site', {}),
    candidate('base/page/home', {}),
    candidate('base/page/about', {}),
    candidate('harbour/site/site', { extends: 'base' }),
    candidate('harbour/page/offers', { links: ['home'] }),
  ],
  judge,
);

test('selectPublishableCandidates accepts a document that comes before the new document it needs', async () => {
  const { documents, refused } = await selectPublishableCandidates(
    base,
    [candidate('base/page/a', { links: ['b'] }), candidate('base/page/b', {})],
    judge,
  );
  expect(refused).toEqual([]);
  expect(documents.get('base', 'page', 'b')?.value).toEqual({});
});

test('selectPublishableCandidates refuses a document with errors of its own and accepts the others', async () => {
  const good = candidate('base/page/good', {});
  const { documents, refused } = await selectPublishableCandidates(
    base,
    [candidate('base/page/bad', { links: ['nowhere'] }), good],
    judge,
  );
  expect(refused.map(({ errors }) => errors)).toEqual([[error('base/page/bad', 'no page nowhere')]]);
  expect(documents.list('base', 'page').map(({ name }) => name)).toEqual(['about', 'good', 'home']);
});

test('selectPublishableCandidates refuses a document that depends on a refused one', async () => {
  expect(
    await refusedBy(
      base,
      candidate('base/page/a', { links: ['b'] }),
      candidate('base/page/b', { links: ['nowhere'] }),
      candidate('base/page/c', {}),
    ),
  ).toEqual([
    ['base/page/b', ['no page nowhere']],
    ['base/page/a', ['no page b']],
  ]);
});

test('selectPublishableCandidates refuses to remove a picture that a served document needs', async () => {
  const asset = { name: 'logo.svg', hash: 'h', format: 'svg', width: 1, height: 1 } as const;
  const pictured = base.edit([{ site: 'harbour', name: 'logo.svg', asset }]);
  const needing: FindSiteErrors = (documents, site) =>
    site === 'harbour' && !documents.asset('harbour', 'logo.svg') ? [error('harbour/page/offers', 'no picture')] : [];
  const removal: PublishCandidate = {
    site: 'harbour',
    name: 'logo.svg',
    asset: null,
    source: 'harbour/assets/logo.svg',
  };
  const { documents, refused } = await selectPublishableCandidates(
    pictured,
    [removal, candidate('base/page/new', {})],
    needing,
  );
  expect(refused).toEqual([{ candidate: removal, errors: [error('harbour/page/offers', 'no picture')] }]);
  expect([documents.asset('harbour', 'logo.svg'), documents.get('base', 'page', 'new')?.name]).toEqual([asset, 'new']);
  const without = await selectPublishableCandidates(pictured, [removal], () => []);
  expect(without.documents.asset('harbour', 'logo.svg')).toBeUndefined();
});

describe('selectPublishableCandidates, on errors in served documents,', () => {
  test('refuses only the change that causes them', async () => {
    expect(await refusedBy(base, candidate('base/page/home', null), candidate('base/page/about', null))).toEqual([
      ['base/page/home', ['no page home']],
    ]);
  });

  test('refuses a parent change that breaks a descendant site', async () => {
    const { documents } = await selectPublishableCandidates(base, [candidate('base/page/home', null)], judge);
    expect(documents).toBe(base);
  });

  test('accepts a change when the errors existed before', async () => {
    const strict: FindSiteErrors = (documents, site) => [...judge(documents, site), error('base/page/about', 'old')];
    const { refused } = await selectPublishableCandidates(base, [candidate('base/page/new', {})], strict);
    expect(refused).toEqual([]);
  });
});

test('selectPublishableCandidates refuses all documents of a new site whose parent site is missing', async () => {
  expect(
    await refusedBy(base, candidate('quay/site/site', { extends: 'bays' }), candidate('quay/page/home', {})),
  ).toEqual([
    ['quay/site/site', ['no parent']],
    ['quay/page/home', ['no parent']],
  ]);
});

test('selectPublishableCandidates refuses a document on which the site check itself throws, and accepts the others', async () => {
  const broken: FindSiteErrors = (documents, site) => {
    if (documents.get(site, 'page', 'trap')) throw new Error('tripped');
    return [];
  };
  const { documents, refused } = await selectPublishableCandidates(
    base,
    [candidate('base/page/trap', {}), candidate('base/page/new', {})],
    broken,
  );
  expect(refused).toEqual([
    {
      candidate: candidate('base/page/trap', {}),
      errors: [{ ...error('base', "The site 'base' can't be judged: tripped"), code: 'unvalidated' }],
    },
  ]);
  expect(documents.get('base', 'page', 'new')).toBeDefined();
});

test('selectPublishableCandidates checks only the sites of the candidates and their descendants', async () => {
  const judged: string[] = [];
  const wide = base.edit([
    { key: { site: 'lantern', kind: 'site', name: 'site' }, document: candidate('lantern/site/site', {}).document },
  ]);
  const watching: FindSiteErrors = (_, site) => {
    judged.push(site);
    return [];
  };
  await selectPublishableCandidates(wide, [candidate('base/page/new', {})], watching);
  await selectPublishableCandidates(wide, [candidate('lantern/page/new', {})], watching);
  expect(judged).toEqual(['base', 'harbour', 'lantern']);
});

test('selectPublishableCandidates pauses before it checks a site, in the checks that find who caused an error too', async () => {
  const steps: string[] = [];
  const watching: FindSiteErrors = (documents, site) => {
    steps.push(`check ${site}`);
    return judge(documents, site);
  };
  const removals = [candidate('base/page/home', null), candidate('base/page/about', null)];
  const { refused } = await selectPublishableCandidates(base, removals, watching, async () => {
    steps.push('pause');
  });
  expect(refused).toHaveLength(1);
  const checks = steps.flatMap((step, index) => (step === 'pause' ? [] : [steps[index - 1]]));
  expect(checks.length).toBeGreaterThan(4);
  expect(new Set(checks)).toEqual(new Set(['pause']));
});
