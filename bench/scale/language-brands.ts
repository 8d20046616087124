import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyBrandProject } from '../shop/bench-project.ts';

/** Locales of a bench site in several languages; the base site has texts for each but the last, a variety of the first. */
export const BENCH_LOCALES = ['en-AU', 'zh-Hans-AU', 'cy-GB', 'ar', 'en-NZ'] as const;

/** Address of a page in a locale, as the site makes it where it chooses no prefixes. */
export function createBenchLocalePath(locale: (typeof BENCH_LOCALES)[number], path: string): string {
  if (locale === BENCH_LOCALES[0]) return path;
  return `/${locale === 'en-NZ' ? 'en-nz' : locale.split('-')[0]}${path}`;
}

/** Writes brands that extend one brand: all in several languages, or in one and without any document of texts. */
export function writeBrandsWithLanguages(folder: string, brands: number, hasLanguages: boolean): void {
  copyBrandProject(folder);
  if (!hasLanguages) {
    for (const site of ['base', 'harbour'])
      for (const kind of ['messages', 'translations'])
        rmSync(join(folder, 'cms-seed', site, kind), { recursive: true, force: true });
  }
  const locales = hasLanguages ? BENCH_LOCALES : BENCH_LOCALES.slice(0, 1);
  for (let index = 0; index < brands; index += 1) {
    const key = `brand-${index}`;
    const site = { version: 1, extends: 'harbour', name: `Brand ${index}`, hosts: [`${key}.localhost`], locales };
    mkdirSync(join(folder, 'site-configs', key));
    writeFileSync(join(folder, 'site-configs', key, 'site.json'), JSON.stringify(site));
  }
}
