import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, inject } from 'vitest';
import { findAxeViolations } from '../harness/accessibility-violations.ts';
import type { Brand } from '../harness/brands.ts';
import { IS_EXHAUSTIVE } from '../harness/exhaustive.ts';
import { findOverlappingFixedElements, ZOOMED_WINDOW } from '../harness/fixed-parts.ts';
import { journey } from '../harness/journey.ts';
import { findRoutePagesToCheck, getDemoCustomerEmail, type RoutePageToCheck } from '../harness/route-targets.ts';
import { openPageAndFindAxeViolations } from '../harness/scan-page.ts';
import { listNonEssentialStorage } from '../pages/consent.ts';
import { signInThroughApiInBrowser } from '../pages/session.ts';

const TIMEOUT = { timeout: 1_800_000 };

const WIDTHS = IS_EXHAUSTIVE ? [320, 768, 1280] : [1280];

const PHONE = { width: 390, height: 844 };

/** Error pages, and failed calls for what a URL names. */
const EXPECTED = /status of (?:4\d\d|5\d\d)/;

/** Every page of a brand. Each brand has its own file, so that they are scanned in parallel. */
export function defineAccessibilityScanOfBrandPages(brand: Brand): void {
  let targets: readonly RoutePageToCheck[] = [];
  beforeAll(async () => {
    ({ targets } = await findRoutePagesToCheck(inject('shop'), brand));
  }, 300_000);

  describe.for([brand])('%s', () => {
    journey.for(WIDTHS)(
      'every page has no accessibility violations %i pixels wide, stores nothing that needs consent, and lets a customer log out',
      TIMEOUT,
      async (width, { visit }) => {
        const options = { viewport: { width, height: 900 }, reducedMotion: 'reduce', expected: EXPECTED } as const;
        const [visitor, customer] = [await visit(brand, options), await visit(brand, options)];
        await customer.open('/about');
        expect(await signInThroughApiInBrowser(customer.page, getDemoCustomerEmail(brand))).toBe('200 signed in');
        const findings: string[] = [];
        const opened = new Set<string>();
        for (const { path, routeId, isCustomer } of targets) {
          const { page, origin } = isCustomer ? customer : visitor;
          findings.push(...(await openPageAndFindAxeViolations(page, origin, path)));
          if (IS_EXHAUSTIVE) findings.push(...(await scanDialogs(page, path, opened)));
          if (isCustomer && !routeId.startsWith('purchase.partner') && !(await hasWayToLogOut(page)))
            findings.push(`${path} has no link to the log-out`);
        }
        // The last page is the one whose script logs out and leads to another.
        const last = targets.at(-1)?.isCustomer ? customer : visitor;
        await last.page.waitForURL(/[?&]notice=logged-out/);
        for (const { page, context, open } of [visitor, customer]) {
          await open('/about');
          findings.push(
            ...(await listNonEssentialStorage(page, context)).map((name) => `${name} is kept without consent`),
          );
        }
        expect(findings).toEqual([]);
        expect(targets.length).toBeGreaterThan(50);
      },
    );

    if (IS_EXHAUSTIVE) {
      journey.for([PHONE, ZOOMED_WINDOW])(
        'no fixed element covers another one or a control of any page, $width pixels wide',
        TIMEOUT,
        async (viewport, { visit }) => {
          const options = { viewport, isAsked: true, reducedMotion: 'reduce', expected: EXPECTED } as const;
          const [visitor, customer] = [await visit(brand, options), await visit(brand, options)];
          await customer.open('/about');
          expect(await signInThroughApiInBrowser(customer.page, getDemoCustomerEmail(brand))).toBe('200 signed in');
          const findings: string[] = [];
          for (const { path, isCustomer } of targets) {
            const { page, origin } = isCustomer ? customer : visitor;
            await page.goto(origin + path);
            findings.push(...(await findOverlappingFixedElements(page)).map((fault) => `${path}: ${fault}`));
          }
          expect(findings).toEqual([]);
        },
      );

      journey.for(WIDTHS)(
        'every overlay has no accessibility violations in each of its states, %i pixels wide',
        TIMEOUT,
        async (width, { visit }) => {
          const viewport = { width, height: 900 };
          const { page, origin } = await visit(brand, { viewport, reducedMotion: 'reduce', expected: EXPECTED });
          const findings: string[] = [];
          for (const path of inject('shop').previewPaths) {
            const response = await page.goto(origin + path);
            await page.waitForLoadState('networkidle');
            // A preview shows an overlay without a page.
            const violations = (await findAxeViolations(page)).filter((one) => !one.startsWith('page-has-heading-one'));
            if (response?.status() !== 200) violations.push(`answers ${response?.status()}`);
            findings.push(...violations.map((violation) => `${path.replace(/&expires.*/, '')} ${violation}`));
          }
          expect(findings).toEqual([]);
        },
      );
    }
  });
}

/** True also for the page that logs out by itself, and for steps of paying, whose header is slim by the specification. */
async function hasWayToLogOut(page: Page): Promise<boolean> {
  if (new URL(page.url()).pathname.endsWith('/logout')) return true;
  return (await page.locator('a[href$="/logout"], .checkout-header').count()) > 0;
}

/** Opens and scans each dialog and menu of a page that no earlier page had. */
async function scanDialogs(page: Page, path: string, opened: Set<string>): Promise<string[]> {
  const findings: string[] = [];
  for (const button of await page
    .locator('button[commandfor]:visible, [popovertarget]:visible, summary:visible')
    .all()) {
    const target = await button.evaluate(
      (element) => element.getAttribute('commandfor') ?? element.getAttribute('popovertarget') ?? element.className,
    );
    if (opened.has(target)) continue;
    opened.add(target);
    await button.click();
    findings.push(...(await findAxeViolations(page)).map((violation) => `${path} with ${target} ${violation}`));
    await page.keyboard.press('Escape');
  }
  return findings;
}
