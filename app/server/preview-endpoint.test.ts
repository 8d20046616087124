import { describe, expect, test } from 'vitest';
import { createTestPublishedDocuments } from '#engine/cms/testing/memory-documents.ts';
import { createEditorLanguageRunner } from '#engine/messages/editor-languages.server.ts';
import { createTextAnswer, type HttpAnswer } from '#engine/server/endpoint.ts';
import type { PreviewDependencies } from '#engine/server/preview/answer-preview.ts';
import {
  createPreviewLink,
  createPublishedPagePreviewSettings,
  type PreviewContext,
} from '#engine/server/preview/preview-context.ts';
import { signLink } from '#engine/server/signed-link.ts';
import { createTestDocumentRequest, openTwoBrandTestPages } from '#engine/server/testing/small-shop.tsx';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { usualMessages } from '../testing/usual-messages.ts';
import { withPagePreviewEndpoint } from './preview-endpoint.ts';

const SECRET = 'the secret of links';
const NOW = 1_000_000;
const LATER = NOW + 60_000;

const PROBLEM: ConfigError = {
  source: 'draft',
  pointer: '/blocks/0',
  code: 'unknown-block',
  message: 'There is no block.',
  suggestion: null,
  line: null,
  column: null,
};

function shop(documents: Readonly<Record<string, unknown>> = {}) {
  const small = openTwoBrandTestPages({ documents });
  const previews: PreviewDependencies = {
    ...small.parts,
    siteMessages: () => usualMessages,
    drafts: async (name) => ({
      catalogue: createSiteCatalogue(
        createTestPublishedDocuments({
          documents: {
            ...small.documents(),
            'base/page/home': { version: 1, route: 'home', head: { title: name }, blocks: [{ id: 'a', type: 'nope' }] },
          },
        }),
      ),
      problemsOf: ({ key }) => (key === 'one' ? [PROBLEM] : null),
    }),
    stageScripts: () => ({ entry: '/_assets/entry.js', preload: ['/_assets/stage.js'] }),
    loadExample: async (type) => (type === 'own' ? 'an <example>' : undefined),
    runInLanguageOfEditor: createEditorLanguageRunner(async () => ({})),
    foresees: async (_, at) => at === NOW,
    linkSecret: SECRET,
    cmsOrigin: 'https://cms.example',
    studioOrigin: 'https://studio.example',
  };
  const pages = async (): Promise<HttpAnswer> => createTextAnswer(200, 'the live page');
  const get = (development = false) => {
    const answer = withPagePreviewEndpoint(pages, previews, { development, linkSecret: SECRET });
    return async (target: string, host = 'one.localhost', sent: Readonly<Record<string, string>> = {}) => {
      const request = createTestDocumentRequest(target, { host });
      const get = (name: string) => sent[name] ?? request.headers.get(name);
      const { status, headers, body } = await answer({ ...request, headers: { get } });
      return { status, headers, body: String(body) };
    };
  };
  return { ...small, get: get(), developing: get(true) };
}

const link = (context: Partial<PreviewContext> = {}) =>
  createPreviewLink({ ...createPublishedPagePreviewSettings('/'), at: NOW, ...context }, LATER, SECRET);

describe('a preview opens', () => {
  test('with a valid signed link, is not cached and states what it shows', async () => {
    const { status, headers, body } = await shop().get(link({ site: 'two' }));
    expect([status, headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
      200,
      'private, no-store',
      'noindex, nofollow',
      'no-referrer',
    ]);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self' https://cms.example;");
    expect(body).toContain('<meta name="robots" content="noindex,nofollow">');
    expect(body).toContain('<aside class="preview-bar" aria-label="Preview">');
    expect(body).toContain('two two  #1');
  });

  test('with a signed link to the address of the page itself, with its query', async () => {
    const { body } = await shop().get(signLink('/list?page=2&preview=true&at=1970-01-01T00:16:40.000Z', LATER, SECRET));
    expect(body).toContain('one one page=2 #1');
  });

  test('without a signed link in development', async () => {
    expect((await shop().developing('/preview?path=/')).body).toContain('Link holds until</dt><dd>development');
  });
});

describe('a stage of the studio', () => {
  const draft = 'stage-0123456789abcdefghijkl';

  test('is framed by the studio alone, makes no request, and has no preview bar', async () => {
    const { headers, body } = await shop().get(link({ draft }));
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy.filter((rule) => /^(?:frame-ancestors|connect-src|form-action|report-uri)/.test(rule))).toEqual([
      // Each ancestor is checked, and the CMS may frame the studio.
      'frame-ancestors https://studio.example https://cms.example',
      "connect-src 'none'",
      "form-action 'none'",
    ]);
    expect(body).toContain('data-stage="https://studio.example"');
    expect(body).not.toContain('preview-bar');
  });

  test('preloads the code that connects it to the studio, and other previews do not', async () => {
    const small = shop();
    const answers = await Promise.all([small.get(link({ draft })), small.get(link())]);
    const preloads = answers.map(({ headers, body }) =>
      [headers['link'], body].map((part) => part?.includes('stage.js')),
    );
    expect(preloads).toEqual([
      [true, true],
      [undefined, false],
    ]);
  });

  test('sets the cookie vitrine-stage only when it is opened in a cross-site frame, and no other page sets this cookie', async () => {
    const small = shop();
    const cookieOf = async (headers: Readonly<Record<string, string>>, target = link({ draft })) =>
      (await small.get(target, 'one.localhost', headers)).headers['set-cookie'];
    const framed = { 'sec-fetch-dest': 'iframe', 'sec-fetch-site': 'cross-site' };
    expect(await cookieOf(framed)).toMatch(/^vitrine-stage=1; .*Partitioned/);
    expect([await cookieOf({}), await cookieOf(framed, link()), await cookieOf(framed, '/')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test('has the address of the studio in its answer, and no other preview or page has', async () => {
    const small = shop();
    const answers = await Promise.all([small.get(link()), small.get(link({ draft: 'spring' })), small.get('/')]);
    expect(answers.map((answer) => JSON.stringify(answer).includes('studio.example'))).toEqual([false, false, false]);
  });
});

describe('a preview is refused', () => {
  const validLink = link();
  test.each([
    ['a link that has expired', createPreviewLink(createPublishedPagePreviewSettings('/'), NOW, SECRET)],
    ['a link of another secret', createPreviewLink(createPublishedPagePreviewSettings('/'), LATER, 'another')],
    ['another page', validLink.replace('path=%2F', 'path=%2Flist')],
    ['another brand', validLink.replace('&at=', '&site=two&at=')],
    ['a later end', validLink.replace(`expires=${LATER}`, `expires=${LATER + 1}`)],
    ['no signature', '/preview?path=/'],
    ['no signature on a page', '/list?preview=true'],
  ])('with status 403 when the request is not validly signed: %s', async (_, target) => {
    const { status, headers, body } = await shop().get(target);
    expect([status, headers['cache-control'], headers['x-robots-tag']]).toEqual([
      403,
      'private, no-store',
      'noindex, nofollow',
    ]);
    expect(body).not.toContain('<');
  });

  test.each([
    ['a brand', { site: 'twoo' }, 'There is no site'],
    ['a segment', { segment: 'gold' }, 'There is no segment'],
    ['a capability', { with: ['fly'] }, 'There is no capability'],
    ['a region', { region: 'MOON' }, 'There is no region'],
    ['a language', { locale: 'qq-FR' }, 'There is no locale'],
  ])('with status 404 and a message for %s that does not exist', async (_, context, message) => {
    const { status, body } = await shop().get(link(context));
    expect([status, body.startsWith(message)]).toEqual([404, true]);
  });

  test('never at an address that asks for no preview, which shows its live page', async () => {
    for (const target of ['/', '/preview', '/list?page=2', '/list?preview=false'])
      expect((await shop().get(target)).body).toBe('the live page');
  });
});

describe('a preview shows', () => {
  test('the same bytes for the same context', async () => {
    const small = shop();
    const first = await small.get(link({ region: 'RADIO' }));
    small.setNow(NOW + 30_000);
    const second = await small.get(link({ region: 'RADIO' }));
    expect(second).toEqual(first);
    expect(first.body).toContain('one one-b  #1');
    expect((await small.get(link())).body).toContain('one one  #2');
  });

  test('a note whether prices and draws are those of the previewed moment or of now', async () => {
    const words = async (context: Partial<PreviewContext>) => {
      const { body } = await shop().get(link(context));
      return /Prices and draws<\/dt><dd>([^<]*)/.exec(body)?.[1];
    };
    expect([
      await words({}),
      await words({ at: NOW + 1 }),
      await words({ at: NOW - 1 }),
      await words({ at: null }),
    ]).toEqual([
      'as they will be at that moment, by what is known now',
      'as they are now: the shop can not tell what they are at that moment',
      'as they are now: the shop does not tell of moments that have been',
      'as they are now',
    ]);
  });

  test('drafts, with unknown blocks marked and their errors listed', async () => {
    const { body } = await shop().get(link({ draft: 'spring' }));
    expect(body).toContain('<title>spring | one</title>');
    expect(body).toContain('nope');
    expect(body).toContain('1 to fix before publishing');
    expect(body).toContain('<li>draft /blocks/0: There is no block.</li>');
    expect(body).toContain('with the drafts named spring');
    const other = (await shop().get(link({ site: 'two', draft: 'spring' }))).body;
    expect(other).toContain('as published: this brand has no drafts named spring');
    expect(other).not.toContain('to fix before publishing');
  });

  test('the answer to the consent banner, and the flow that is frozen, in its bar', async () => {
    const flow = { id: 'cart', state: 'cart.expired' };
    const { body } = await shop().get(link({ consent: 'refused', flow }));
    expect(body).toContain('<dt>Cookies</dt><dd>only essential ones accepted</dd>');
    expect(body).toContain('<dt>Flow</dt><dd>cart: cart.expired</dd>');
    expect((await shop().get(link())).body).not.toContain('<dt>Cookies</dt>');
  });

  test('what an editor shared, with a bar and with links that stay in the preview', async () => {
    const { headers, body } = await shop().get(link({ draft: 'snapshot-0123456789abcdefghijkl' }));
    expect(body).toContain('<dd>as they were in the studio when the link was made</dd>');
    expect(body).toContain('<span>unpublished</span>');
    expect(body).not.toContain('data-stage');
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
  });

  test('pages of a customer with example data, without making API calls as a customer', async () => {
    const own = { 'base/page/account': { version: 1, route: 'account', blocks: [{ id: 'a', type: 'own' }] } };
    const failing = shop({ ...own });
    const signedIn = await failing.get(link({ path: '/account', signedIn: true }));
    expect([signedIn.status, signedIn.body.includes('signed in, with example data')]).toEqual([200, true]);
    const { status, headers } = await failing.get(link({ path: '/account' }));
    expect([
      status,
      String(headers['location']).startsWith('/preview?path=%2Flogin%3Fnext%3D%252Faccount&at='),
    ]).toEqual([302, true]);
  });
});
