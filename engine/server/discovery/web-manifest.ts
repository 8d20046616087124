import { getTextDirection } from '#domain/messages/text-direction.ts';
import { createSiteIconPath, SITE_ICON_SIZES } from '../../cms/assets/image-sources.ts';
import type { Site } from '../../site/site.ts';

/** The web app manifest of a brand: its name, its colours and its icons. */
export function createWebManifest(
  site: Pick<Site, 'config' | 'view' | 'document' | 'asset'>,
): Readonly<Record<string, unknown>> {
  const { favicon, colours = {} } = site.document('theme', 'theme')?.value ?? {};
  const asset = favicon === undefined ? undefined : site.asset(favicon);
  const { name } = site.config;
  return {
    id: '/',
    name,
    short_name: name,
    lang: site.view.locale,
    ...(getTextDirection(site.view.locale) === 'rtl' && { dir: 'rtl' }),
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    ...(colours.header && { theme_color: colours.header }),
    ...(colours.background && { background_color: colours.background }),
    icons: asset
      ? SITE_ICON_SIZES.map((size) => ({
          src: createSiteIconPath(asset, size),
          sizes: `${size}x${size}`,
          type: 'image/png',
        }))
      : [],
  };
}
