import { createHash } from 'node:crypto';
import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { Site } from '../site/site.ts';

/** Key of the content entry that every visitor of a site is told, until they put it away. */
const BANNER = 'banner.site-wide';

/** Names a text: another text has another name. */
export function hashBannerText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Whether what a visitor has put away is what the banner of the site says now (specification: Screens, "Site-wide banner"). */
export function isBannerDismissed(site: Pick<Site, 'content'>, locale: Locale, dismissed: string | undefined): boolean {
  if (dismissed === undefined) return false;
  const entry = site.content(locale, BANNER);
  return (entry?.type === 'plain' || entry?.type === 'markdown') && hashBannerText(entry.value) === dismissed;
}
