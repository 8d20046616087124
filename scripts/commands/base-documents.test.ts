import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import type { Site } from '#engine/site/site.ts';
import { createSiteCatalogue } from '#engine/site/site-catalogue.ts';
import inventory from '../../spec/inventory-ids.json' with { type: 'json' };
import { type CheckedProjectDocuments, findAllProjectErrors, readAndCheckProjectDocuments } from './project.ts';

let project: CheckedProjectDocuments;
let base: Site;

const root = fileURLToPath(new URL('../..', import.meta.url));

beforeAll(async () => {
  project = await readAndCheckProjectDocuments(root);
  const site = createSiteCatalogue(project.documents).resolve('base');
  if (!site) throw new Error('base does not resolve');
  base = site;
});

test('vitrine check finds no problem in any document of any brand', () => {
  expect(findAllProjectErrors(project)).toEqual([]);
});

test('every document names the schema of its kind, so that editors can complete it', () => {
  const documents = project.documents.sites.flatMap((site) =>
    DOCUMENT_KINDS.flatMap((kind) => project.documents.list(site, kind)),
  );
  expect(documents.length).toBeGreaterThan(300);
  const unnamed = documents.filter(({ source, kind }) => {
    const { $schema } = JSON.parse(readFileSync(join(root, source), 'utf8'));
    const schema = join(root, dirname(source), String($schema));
    return !schema.endsWith(`/${kind}.schema.json`) || !existsSync(schema);
  });
  expect(unnamed.map(({ source }) => source)).toEqual([]);
});

describe('the root site', () => {
  test('has every route of the specification, in the same order', () => {
    expect([...base.routes.routes.keys()]).toEqual(inventory.routes);
  });

  test('declares every capability of the specification except verify_id, and one for premium members', () => {
    const declared = Object.keys(base.document('capabilities', 'default')?.value.capabilities ?? {});
    const specified = inventory.capabilities.filter((name) => name !== 'verify_id');
    expect(declared).toEqual([...specified, 'premium_member']);
  });

  test('gives every route its specified path, access, layout, gate and sitemap entry', () => {
    const routes = Object.entries(base.document('routes', 'routes')?.value.routes ?? {});
    const lines = routes.map(([id, { path, access, layout, gate, sitemap }]) =>
      [id, path, access, layout, JSON.stringify(gate), JSON.stringify(sitemap)].join(' '),
    );
    const specified = readFileSync(join(import.meta.dirname, 'specified-routes.txt'), 'utf8');
    expect(lines).toEqual(specified.trimEnd().split('\n'));
  });

  test('states path, access, layout, gate, sitemap and screen of every route, in this order', () => {
    for (const [id, entry] of Object.entries(base.document('routes', 'routes')?.value.routes ?? {})) {
      expect([
        id,
        Object.keys(entry).filter((name) => ['path', 'access', 'layout', 'gate', 'sitemap', 'screen'].includes(name)),
      ]).toEqual([id, ['path', 'access', 'layout', 'gate', 'sitemap', 'screen']]);
    }
  });

  test('has a page for every route except content-page', () => {
    const pageless = [...base.routes.routes.keys()].filter((id) => base.pagesOfRoute(id).length === 0);
    expect(pageless).toEqual(['content-page']);
  });

  test.each([
    ['/', 'home'],
    ['/lotto-results', 'lotto-results'],
    ['/lotto-results/2', 'lotto-results'],
    ['/lotto-results/raffles', 'lotto-results.raffles'],
    ['/lotto-results/raffles/2', 'lotto-results.raffles'],
    ['/blog/category/news', 'blog.category'],
    ['/blog/news', 'blog.post'],
    ['/causes/lighthouse', 'causes.cause'],
    ['/causes/lighthouse/first-light', 'causes.cause-product-offer'],
    ['/change-password', 'change-password'],
    ['/communication-preferences', 'communication-preferences'],
    ['/communication-preferences/7', 'communication-preferences.by-id'],
    ['/my-account/deposit', 'my-account.deposit'],
    ['/my-account/deposit/7/cancel', 'my-account.deposit.cancel'],
    ['/my-account/deposit/details/7/success', 'my-account.deposit.details.success'],
    ['/my-account/lotto-party/group/7/2', 'my-account.lotto-party.group'],
    ['/purchase/acme', 'purchase.partner'],
    ['/purchase/acme/anything/else', 'purchase.partner.not-found'],
    ['/daily-winners/giveaways/daily/7', 'daily-winners.giveaway'],
    ['/golden-bay', 'offer.play'],
    ['/golden-bay/systems', 'offer.play'],
    ['/golden-bay/subscriptions', 'offer.play'],
    ['/golden-bay/subscription', 'offer.subscription'],
    ['/golden-bay/results', 'offer.results'],
    ['/golden-bay/results/draw/7', 'offer.results.draw'],
    ['/golden-bay/results/2026-01', 'offer.results.archived'],
    ['/golden-bay/draw/7', 'offer.draw'],
    ['/golden-bay/draw/7/buy', 'offer.draw.buy'],
    ['/golden-bay/terms-and-conditions/7', 'offer.terms-and-conditions'],
    ['/golden-bay/none/of/these', 'not-found'],
  ])('matches the path %s to the route %s', (path, id) => {
    const segments = path.split('/').slice(1).filter(Boolean);
    expect(base.routes.match({ segments, trailingSlash: false })?.route.id).toBe(id);
  });
});
