import type { ConfigError } from '#engine/validation/config-error.ts';
import type { ValueDifference } from './compare-releases.ts';
import { formatDifferences, formatValueDifference } from './format-differences.ts';
import type { ReleasePlan, SiteEffect } from './plan-release.ts';

/** A plan as text. */
export function formatPlan(plan: ReleasePlan, formatError: (error: ConfigError) => string): string {
  const { release, against, unreadable, differences, sites, refusals } = plan;
  const lines = [
    `Release ${release}`,
    against === null ? (unreadable ?? 'Nothing is live yet.') : `compared with ${against}`,
    '',
    formatDifferences(differences),
    ...sites.flatMap(formatSiteEffect),
    ...(refusals.length === 0
      ? ['Nothing refuses it.']
      : [`Refused for ${refusals.length} problems:`, ...refusals.map((error) => `  ${formatError(error)}`)]),
  ];
  return `${lines.join('\n')}\n`;
}

function formatSiteEffect({ site, change, pages, routes, capabilities, cachedPages }: SiteEffect): readonly string[] {
  if (change === 'removed') return [`${site} is no longer served.`, ''];
  return [
    change === 'added' ? `${site} is served from now on.` : `What changes on ${site}:`,
    `  pages: ${pages.length === 0 ? 'none of their own' : pages.join(', ')}`,
    ...formatValues('routes', routes),
    ...formatValues('capabilities', capabilities),
    `  stored pages that are rendered again: all in ${cachedPages.join(', ')}`,
    '',
  ];
}

function formatValues(name: string, values: readonly ValueDifference[]): readonly string[] {
  return values.length === 0
    ? [`  ${name}: as before`]
    : [`  ${name}:`, ...values.map((value) => `    ${formatValueDifference(value)}`)];
}
