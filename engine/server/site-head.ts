import { createSiteIconPath } from '../cms/assets/image-sources.ts';
import { type ByteLimitedCache, createByteLimitedCache } from '../memory/byte-cache.ts';
import type { ResolvedImage } from '../page/block-values.ts';
import { EMPTY_IMAGE, type GetImageSources, resolvePictureByFileName } from '../page/site-prop-resolvers.ts';
import { escapeHtml } from '../render/escape-html.ts';
import { createInlineStyles, type InlineStyles } from '../render/page-styles.ts';
import { renderThemeCss } from '../render/theme-css.ts';
import { listThemeTypefaces } from '../render/theme-typography.ts';
import type { Site } from '../site/site.ts';
import type { InstalledFontFiles } from './font-files.ts';

/** What every document of a site begins with. */
export interface SharedHtmlHeadOfSite {
  readonly theme: InlineStyles;
  /** Paths of what most texts are set with. */
  readonly fonts: readonly string[];
  /** Links to the icons of the brand and to its manifest, and the colour of the browser's frame. */
  readonly icons: string;
  /** The picture for links to pages that have none, without its alternative text, which differs by locale. */
  readonly image: ResolvedImage | null;
}

export interface SharedHtmlHeadsBySite {
  of(site: Site): SharedHtmlHeadOfSite;
}

export function createSharedHtmlHeadCache(maxBytes = 16 * 1024 * 1024): ByteLimitedCache<SharedHtmlHeadOfSite> {
  return createByteLimitedCache({ name: 'site heads', maxBytes });
}

export function createSharedHtmlHeadsBySite(
  fonts: InstalledFontFiles,
  imageSources: GetImageSources,
  cached: ByteLimitedCache<SharedHtmlHeadOfSite> = createSharedHtmlHeadCache(),
): SharedHtmlHeadsBySite {
  return {
    of(site) {
      const { locale } = site.view;
      const key = `${site.key} ${site.version} ${locale}`;
      const known = cached.get(key);
      if (known) return known;
      const theme = site.document('theme', 'theme')?.value ?? { version: 1 };
      const { image: shared } = site.config.discovery;
      const addressOf = (name: string) => {
        const asset = site.asset(name);
        return asset ? imageSources(asset).src : null;
      };
      const head: SharedHtmlHeadOfSite = {
        theme: createInlineStyles(renderThemeCss(theme, { font: fonts.piecesOf, asset: addressOf }, locale)),
        fonts: listThemeTypefaces(theme, locale).flatMap(
          ({ file, weights, characters }) => fonts.piecesOf(file, weights, characters)[0]?.path ?? [],
        ),
        icons: iconLinks(site, addressOf),
        image: shared
          ? {
              ...(resolvePictureByFileName(site, shared.asset, imageSources) ?? EMPTY_IMAGE),
              alt: '',
            }
          : null,
      };
      cached.set(key, head);
      return head;
    },
  };
}

function iconLinks(site: Pick<Site, 'document' | 'asset'>, addressOf: (name: string) => string | null): string {
  const { favicon, colours } = site.document('theme', 'theme')?.value ?? {};
  const address = favicon === undefined ? null : addressOf(favicon);
  const asset = favicon === undefined ? undefined : site.asset(favicon);
  return [
    address === null ? '' : `<link rel="icon" href="${escapeHtml(address)}">`,
    asset ? `<link rel="apple-touch-icon" href="${escapeHtml(createSiteIconPath(asset, 180))}">` : '',
    '<link rel="manifest" href="/manifest.webmanifest">',
    colours?.header ? `<meta name="theme-color" content="${escapeHtml(colours.header)}">` : '',
  ].join('');
}
