import { describe, expect, inject } from 'vitest';
import { BRANDS } from '../harness/brands.ts';
import { journey } from '../harness/journey.ts';
import { findRoutePagesToCheck, listOpenRouteIdsOfBrand } from '../harness/route-targets.ts';
import { openPageAndFindAxeViolations } from '../harness/scan-page.ts';

describe('the accessibility scan', () => {
  journey('visits every open route of every brand', { timeout: 300_000 }, async () => {
    const pagesOfBrands = await Promise.all(BRANDS.map((brand) => findRoutePagesToCheck(inject('shop'), brand)));
    const visitedRouteIds = new Set(pagesOfBrands.flatMap(({ targets }) => targets.map(({ routeId }) => routeId)));
    const openRouteIds = new Set(
      (await Promise.all(BRANDS.map((brand) => listOpenRouteIdsOfBrand(inject('shop'), brand)))).flat(),
    );
    expect([...openRouteIds].filter((id) => !visitedRouteIds.has(id))).toEqual([]);
  });

  journey('reports a button without a name that is added to a page', async ({ visit }) => {
    const { page, origin } = await visit('harbour');
    await page.addInitScript(() => {
      const addUnnamedButton = () => document.querySelector('main')?.append(document.createElement('button'));
      document.addEventListener('DOMContentLoaded', addUnnamedButton);
    });
    expect(await openPageAndFindAxeViolations(page, origin, '/about')).toEqual([
      expect.stringContaining('/about button-name'),
    ]);
  });
});
