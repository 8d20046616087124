import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { PREVIEW_PARAMETERS, parsePreviewRequestTarget } from '#engine/server/preview/preview-context.ts';
import { verifySignedLink } from '#engine/server/signed-link.ts';
import { resolveShopSecretsFromEnvironment } from '../settings/secrets.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from './testing/shop-files.ts';

let project: TemporaryTestProject | undefined;
afterEach(async () => {
  await project?.close();
  project = undefined;
});

async function run(...args: readonly string[]) {
  project = await writeSmallTestShop({});
  return runTestVitrineCliCommand(project.path, 'preview', ...args);
}

test('vitrine preview prints a valid signed link to the requested page', async () => {
  const { code, out } = await run(
    '/news?page=2',
    '--site',
    'corner',
    '--draft',
    'spring',
    '--signed-in',
    '--at',
    '2026-12-01T10:00Z',
    '--origin',
    'https://shop.example/',
    '--json',
  );
  const { link, expires } = JSON.parse(out);
  const target = link.replace('https://shop.example', '');
  const { linkSecret } = resolveShopSecretsFromEnvironment(join(project?.path ?? '', '.vitrine'), {});
  expect([
    code,
    verifySignedLink(target, linkSecret, Date.parse(expires) - 1),
    verifySignedLink(target, linkSecret, Date.parse(expires)),
  ]).toEqual([0, true, false]);
  expect(parsePreviewRequestTarget(target)).toEqual({
    site: 'corner',
    path: '/news?page=2',
    draft: 'spring',
    segment: null,
    with: [],
    without: [],
    locale: null,
    region: null,
    at: Date.UTC(2026, 11, 1, 10),
    signedIn: true,
    consent: null,
    flow: null,
  });
});

test('vitrine preview prints a link to the editors’ form', async () => {
  expect((await run('--site', 'corner', '--form')).out).toMatch(
    /^http:\/\/[^/]+:3000\/_preview\?expires=\d+&signature=[\w-]{43}\n$/,
  );
});

describe('vitrine preview refuses an unknown or invalid value', () => {
  test.each([
    [['/', '--with', 'fly'], "There is no capability 'fly'."],
    [['/', '--segment', 'gold'], "There is no segment 'gold'."],
    [['/', '--region', 'MOON'], "There is no region 'MOON'."],
    [['/', '--locale', 'qq-FR'], "There is no locale 'qq-FR'."],
    [['/', '--at', 'soon'], '"soon" is no moment.'],
    [['/', '--days', '900'], '--days is "900"'],
    [['//evil.example'], '"//evil.example" can\'t be previewed'],
    [['/', '--origin', 'shop'], '"shop" is no origin.'],
  ])('%j', async (args, message) => {
    const { code, err } = await run(...args, '--site', 'corner');
    expect([code, err.includes(message)]).toEqual([2, true]);
  });
});

test('no route of the base site reads a query parameter that preview links use', () => {
  const { routes }: { readonly routes: Readonly<Record<string, { readonly query?: readonly string[] }>> } = JSON.parse(
    readFileSync(new URL('../../site-configs/base/routes.json', import.meta.url), 'utf8'),
  );
  const taken = Object.values(routes).flatMap(({ query = [] }) => query);
  expect(taken.filter((query) => query !== 'preview' && PREVIEW_PARAMETERS.has(query))).toEqual([]);
});
