import { describe, expect, inject, test } from 'vitest';
import { findAxeViolations } from '../../harness/accessibility-violations.ts';
import { BRANDS } from '../../harness/brands.ts';
import { selectRepresentatives } from '../../harness/exhaustive.ts';
import { journey } from '../../harness/journey.ts';
import { findSidewaysOverflow } from '../../harness/layout.ts';
import { sendGetRequestToLocalPort as get } from '../../harness/request.ts';

const { port, operatorToken, galleryPath } = inject('shop');
const host = `harbour.localhost:${port}`;

describe('/_status', () => {
  test('answers 404 without the operator token', async () => {
    const wrongToken = `Bearer ${operatorToken.slice(0, -1)}`;
    for (const headers of [{ host }, { host, authorization: wrongToken }, { host, authorization: operatorToken }]) {
      expect(await get(port, '/_status', headers)).toMatchObject({
        status: 404,
        body: 'There is nothing at this address.\n',
      });
    }
  });

  test('shows operators which sites are served and that no document is held back', async () => {
    const { status, body } = await get(port, '/_status', { host, authorization: `Bearer ${operatorToken}` });
    expect(status).toBe(200);
    const { heldBack, sites } = JSON.parse(body);
    expect({ heldBack, sites: sites.toSorted() }).toEqual({ heldBack: [], sites: [...BRANDS] });
  });
});

describe('/_blocks', () => {
  test('answers 404 where its address has no valid signature', async () => {
    const forgedPath = galleryPath.replace(/expires=(\d+)/, (_, expires: string) => `expires=${Number(expires) + 1}`);
    for (const path of ['/_blocks', forgedPath, `${galleryPath}x`]) {
      expect(await get(port, path, { host })).toMatchObject({ status: 404 });
    }
  });

  journey.for(selectRepresentatives(BRANDS))('shows every block in the theme of %s', async (brand, { visit }) => {
    const { page, open } = await visit(brand);
    await open(galleryPath);
    expect(await page.locator('html').getAttribute('data-site')).toBe(brand);
    expect(await page.locator('main h2').count()).toBeGreaterThan(10);
    await page.waitForLoadState('networkidle');
    expect(await findAxeViolations(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    expect(await findSidewaysOverflow(page)).toEqual([]);
  });

  journey('links to previews of the states of an overlay, which show its dialog', async ({ visit }) => {
    const { page, open } = await visit('harbour');
    await open(galleryPath);
    const stateLinks = page.locator('a[href^="/preview?flow=form.terms-acceptance&"]');
    expect(await stateLinks.count()).toBeGreaterThan(3);
    await stateLinks.filter({ hasText: 'idle' }).first().click();
    await page.getByRole('dialog').getByRole('button').first().waitFor();
  });
});
