import { describe, expect, inject } from 'vitest';
import { findAxeViolations } from '../harness/accessibility-violations.ts';
import type { Brand } from '../harness/brands.ts';
import { IS_EXHAUSTIVE } from '../harness/exhaustive.ts';
import { journey } from '../harness/journey.ts';
import { findSidewaysOverflow, findWordsBrokenWithoutHyphen } from '../harness/layout.ts';
import { sendGetRequestToLocalPort } from '../harness/request.ts';
import { listLinkedPaths } from '../pages/links.ts';

const TIMEOUT = { timeout: 600_000 };

/** Widths that a page has to fit, in CSS pixels. Outside the audit, a page like an opened one is only requested. */
const WIDTHS = [320, 390, 768, 1280, 1920];

/** Scans accessibility at phone width; `e2e/accessibility` scans desktop width. */
const SCANNED_WIDTH = 390;

const HEIGHT = 844;

/** Equal for pages of a route with the same elements, as the server renders them. */
function getPageKind(html: string): string {
  const [, data = '{}'] = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html) ?? [];
  const { routeId }: { readonly routeId?: string } = JSON.parse(data);
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) => value.split(' '));
  return [routeId, ...new Set(names)].toSorted().join(' ');
}

/** Every page that a visitor reaches by links within a brand. Each brand has its own file, so that they are checked in parallel. */
export function defineChecksOfLinkedPages(brand: Brand): void {
  describe.for([brand])('%s', () => {
    journey('every page linked from home and menus fits windows of 320 to 1920 pixels', TIMEOUT, async ({ visit }) => {
      const { page, open, origin } = await visit(brand, {
        viewport: { width: SCANNED_WIDTH, height: HEIGHT },
        reducedMotion: 'reduce',
      });
      await open('/');
      const paths = ['/', ...(await listLinkedPaths(page))];
      expect(paths.length).toBeGreaterThan(5);
      const findings: string[] = [];
      const { port } = inject('shop');
      const opened = new Set<string>();
      for (const path of paths) {
        const { status, body } = await sendGetRequestToLocalPort(port, path, { host: new URL(origin).host });
        if (status >= 400) findings.push(`${path}: answers ${status}`);
        const kind = getPageKind(body);
        const isKnown = status < 300 && opened.has(kind);
        if (isKnown && !IS_EXHAUSTIVE) continue;
        opened.add(kind);
        await page.setViewportSize({ width: SCANNED_WIDTH, height: HEIGHT });
        const response = await page.goto(origin + path);
        if ((response?.status() ?? 0) >= 400) findings.push(`${path}: leads to ${response?.status()}`);
        if (!isKnown) findings.push(...(await findAxeViolations(page)).map((finding) => `${path}: ${finding}`));
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          findings.push(
            ...(await findSidewaysOverflow(page)).map((finding) => `${path} at ${width} pixels: ${finding}`),
          );
        }
      }
      expect(findings).toEqual([]);
    });

    // Other brands have the same overlays, in other typefaces.
    if (brand === 'harbour' || IS_EXHAUSTIVE) defineOverlayChecks(brand);

    journey('every linked page is the same by client navigation as by full load', TIMEOUT, async ({ visit }) => {
      const { page, open } = await visit(brand);
      await open('/');
      const { port } = inject('shop');
      const host = `${brand}.localhost:${port}`;
      const findings: string[] = [];
      const titled = new Map<string, string>();
      for (const path of await listLinkedPaths(page)) {
        const [byDocument, byNavigation] = await Promise.all([
          sendGetRequestToLocalPort(port, path, { host }),
          sendGetRequestToLocalPort(port, `/_page?${new URLSearchParams({ path })}`, { host }),
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
    });

    journey('linked pages stay usable in high-contrast mode and with reduced motion', TIMEOUT, async ({ visit }) => {
      const { page, open } = await visit(brand, { forcedColors: 'active', reducedMotion: 'reduce' });
      await open('/');
      expect(await findAxeViolations(page)).toEqual([]);
      const moving = await page.evaluate(
        () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
      );
      expect(moving).toBe(0);
    });
  });
}

function defineOverlayChecks(brand: Brand): void {
  journey('every overlay fits the narrowest window, and breaks no word', TIMEOUT, async ({ visit }) => {
    const viewport = { width: 320, height: 640 };
    const { page, origin } = await visit(brand, {
      viewport,
      reducedMotion: 'reduce',
      expected: /status of [45]\d\d/,
    });
    const findings: string[] = [];
    for (const path of inject('shop').previewPaths) {
      await page.goto(origin + path);
      await page.waitForLoadState('networkidle');
      const broken = await findWordsBrokenWithoutHyphen(page.locator('dialog[open]'));
      const found = [...(await findSidewaysOverflow(page)), ...broken.map((word) => `breaks ${word}`)];
      findings.push(...found.map((finding) => `${path.replace(/&expires.*/, '')}: ${finding}`));
    }
    expect(findings).toEqual([]);
  });
}
