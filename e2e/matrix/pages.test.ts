import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { accessibilityViolations } from '../harness/axe.ts';
import { BRANDS, type Brand } from '../harness/brands.ts';
import { journey } from '../harness/journey.ts';
import { brokenWords, sidewaysOverflow } from '../harness/layout.ts';
import { get } from '../harness/request.ts';
import { linkedPaths } from '../pages/links.ts';

const TIMEOUT = { timeout: 600_000 };

/** The accessibility of a page is scanned as a telephone shows it; as a desk does, `e2e/accessibility` scans it. */
const WINDOWS = [
  { width: 320, height: 640, scan: false },
  { width: 390, height: 844, scan: true },
  { width: 768, height: 1024, scan: false },
  { width: 1280, height: 900, scan: false },
  { width: 1920, height: 1080, scan: false },
];

/** The same for pages of a route that are built of the same elements. */
function kindOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { routeId }: { readonly routeId: string } = JSON.parse(document.getElementById('page')?.textContent ?? '{}');
    const names = [...document.querySelectorAll('body [class]')].flatMap(({ classList }) => [...classList]);
    return [routeId, ...new Set(names)].toSorted().join(' ');
  });
}

/** Everything that a visitor finds by following links, as far as each brand's own pages go. */
describe.for(BRANDS)('%s', (brand: Brand) => {
  journey.for(WINDOWS)(
    'every page that is linked from home and menus fits $width pixels',
    TIMEOUT,
    async ({ scan, ...viewport }, { visit }) => {
      const { page, open } = await visit(brand, { viewport });
      await open('/');
      const paths = ['/', ...(await linkedPaths(page))];
      expect(paths.length).toBeGreaterThan(5);
      const findings: string[] = [];
      const scanned = new Set<string>();
      for (const path of paths) {
        const response = await page.goto(new URL(path, page.url()).href);
        const found = await sidewaysOverflow(page);
        const kind = scan ? await kindOf(page) : null;
        if (kind !== null && !scanned.has(kind)) {
          found.push(...(await accessibilityViolations(page)));
          scanned.add(kind);
        }
        if ((response?.status() ?? 0) >= 400) found.push(`answers ${response?.status()}`);
        findings.push(...found.map((finding) => `${path}: ${finding}`));
      }
      expect(findings).toEqual([]);
    },
  );

  journey('whatever lies over a page fits the narrowest window, and breaks no word', TIMEOUT, async ({ visit }) => {
    const viewport = { width: 320, height: 640 };
    const { page, origin } = await visit(brand, { viewport, reducedMotion: 'reduce', expected: /status of [45]\d\d/ });
    const findings: string[] = [];
    for (const path of inject('shop').previewPaths) {
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
      const broken = await brokenWords(page.locator('dialog[open]'));
      const found = [...(await sidewaysOverflow(page)), ...broken.map((word) => `breaks ${word}`)];
      findings.push(...found.map((finding) => `${path.replace(/&expires.*/, '')}: ${finding}`));
    }
    expect(findings).toEqual([]);
  });

  journey(
    'every page that is linked is the same by navigation as by document, and no other',
    TIMEOUT,
    async ({ visit }) => {
      const { page, open } = await visit(brand);
      await open('/');
      const { port } = inject('shop');
      const host = `${brand}.localhost:${port}`;
      const findings: string[] = [];
      const titled = new Map<string, string>();
      for (const path of await linkedPaths(page)) {
        const [byDocument, byNavigation] = await Promise.all([
          get(port, path, { host }),
          get(port, `/_page?${new URLSearchParams({ path })}`, { host }),
        ]);
        const payload: { readonly kind: string; readonly status?: number; readonly head?: { readonly title: string } } =
          JSON.parse(byNavigation.body);
        const title = /<title>([^<|]*?)(?: \|[^<]*)?<\/title>/.exec(byDocument.body)?.[1]?.trim();
        const sent = payload.head?.title.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
        if (payload.status !== byDocument.status || (sent !== title && payload.head?.title !== title)) {
          findings.push(
            `${path}: ${byDocument.status} ${title} as a document, ${payload.status} ${sent} as a navigation`,
          );
        }
        const [pathname = ''] = path.split('?', 1);
        const other = titled.get(title ?? '');
        if (other !== undefined && other !== pathname) findings.push(`${path}: is called '${title}' as ${other} is`);
        if (byDocument.status === 200 && title) titled.set(title, pathname);
      }
      expect(findings).toEqual([]);
    },
  );

  journey('stays usable in a high-contrast mode and with reduced motion', TIMEOUT, async ({ visit }) => {
    const { page, open } = await visit(brand, { forcedColors: 'active', reducedMotion: 'reduce' });
    await open('/');
    expect(await accessibilityViolations(page)).toEqual([]);
    const moving = await page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
    );
    expect(moving).toBe(0);
  });
});
