import { createHash } from 'node:crypto';
import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { Site } from '../site/site.ts';

/** Content key of the site-wide banner. */
const BANNER = 'banner.site-wide';

export function hashBannerText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}

/** Whether the visitor dismissed the current text of the banner (specification: Screens, "Site-wide banner"). */
export function isBannerDismissed(site: Pick<Site, 'content'>, locale: Locale, dismissed: string | undefined): boolean {
  if (dismissed === undefined) return false;
  const entry = site.content(locale, BANNER);
  return (entry?.type === 'plain' || entry?.type === 'markdown') && hashBannerText(entry.value) === dismissed;
}
