import { LRUCache } from 'lru-cache';
import type { ImageSources } from '../page/site-resolvers.ts';
import { type InlineStyles, inlineStyles } from '../render/page-styles.ts';
import { themeCss, themeFonts } from '../render/theme-css.ts';
import type { Site } from '../site/site.ts';
import type { FontFiles } from './font-files.ts';

/** What every document of a site begins with. */
export interface SiteHead {
  readonly theme: InlineStyles;
  readonly fonts: readonly string[];
  readonly favicon: string | null;
}

export interface SiteHeads {
  of(site: Site): SiteHead;
}

export function createSiteHeads(fonts: FontFiles, imageSources: ImageSources, maxKept = 500): SiteHeads {
  const kept = new LRUCache<string, SiteHead>({ max: maxKept });
  return {
    of(site) {
      const key = `${site.key} ${site.version}`;
      const known = kept.get(key);
      if (known) return known;
      const theme = site.document('theme', 'theme')?.value ?? { version: 1 };
      const addressOf = (name: string) => {
        const asset = site.asset(name);
        return asset ? imageSources(asset).src : null;
      };
      const head: SiteHead = {
        theme: inlineStyles(themeCss(theme, { font: (file) => fonts.pathOf(file) ?? '', asset: addressOf })),
        fonts: themeFonts(theme).flatMap((file) => fonts.pathOf(file) ?? []),
        favicon: theme.favicon ? addressOf(theme.favicon) : null,
      };
      kept.set(key, head);
      return head;
    },
  };
}
