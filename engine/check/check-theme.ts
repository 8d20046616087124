import themeSchema from '#schemas/config/theme.schema.json' with { type: 'json' };
import type { ThemeDocument } from '#schemas/generated/config/types.gen.ts';
import { adjustForContrast, calculateContrastRatio } from '../site/contrast.ts';
import { findDocumentThatSetValue, type MergedDocument } from '../site/merged-document.ts';
import { THEME_COLOUR_PAIRS, type ThemeColourName } from '../site/theme-colour-pairs.ts';
import { DERIVABLE_THEME_COLOUR_NAMES } from '../site/theme-colours.ts';
import { checkImageReference, checkPictureExists, type SiteCheckContext } from './check-references.ts';
import { createDocumentFinding } from './site-report.ts';

const SECTIONS = ['colours', 'typography', 'shape', 'space'] as const;

/** Optional theme settings. */
const OPTIONAL = new Set(['headingTracking', 'headingCase', 'languages', ...DERIVABLE_THEME_COLOUR_NAMES]);

/** Checks that a theme is complete, its pictures and fonts exist, and its colour pairs are readable. */
export function checkTheme(checks: SiteCheckContext, hasFont: (file: string) => boolean): void {
  const { site, report } = checks;
  const theme = site.document('theme', 'theme');
  if (!theme) {
    const [own] = site.document('site', 'site')?.sources.slice(-1) ?? [];
    if (own)
      report.addTo(
        own,
        createDocumentFinding('', 'incomplete', `Site '${site.key}' has no theme.`, 'Add its theme.json.'),
      );
    return;
  }
  const { value } = theme;
  for (const section of SECTIONS) {
    const given: object = value[section] ?? {};
    const missing = Object.keys(themeSchema.properties[section].properties).filter(
      (name) => !OPTIONAL.has(name) && !Object.hasOwn(given, name),
    );
    if (missing.length === 0) continue;
    const message = `The theme of site '${site.key}' lacks ${missing.map((name) => `'${name}'`).join(', ')}.`;
    report.add(theme, createDocumentFinding(`/${section}`, 'incomplete', message, `Add them under "${section}".`));
  }
  for (const part of ['logo', 'favicon'] as const) {
    if (value[part] !== undefined) continue;
    report.add(
      theme,
      createDocumentFinding('', 'incomplete', `The theme of site '${site.key}' lacks '${part}'.`, `Add "${part}".`),
    );
  }
  checkImageReference(theme, value.logo, '/logo', checks);
  checkPictureExists(theme, value.favicon, '/favicon', checks);
  checkPictureExists(theme, value.texture, '/texture', checks);
  checkPictureExists(theme, value.motif?.asset, '/motif/asset', checks);
  checkFonts(theme, checks, hasFont);
  checkPairs(theme, checks);
}

function checkFonts(
  theme: MergedDocument<ThemeDocument>,
  { report }: Pick<SiteCheckContext, 'report'>,
  hasFont: (file: string) => boolean,
): void {
  const { languages = {}, ...usual } = theme.value.typography ?? {};
  const groups = [
    { pointer: '/typography', faces: usual },
    ...Object.entries(languages).map(([tag, faces]) => ({ pointer: `/typography/languages/${tag}`, faces })),
  ];
  for (const { pointer, faces } of groups) {
    for (const role of ['heading', 'body'] as const) {
      const file = faces[role]?.file;
      if (file === undefined || hasFont(file)) continue;
      const message = `The font file '${file}' is not in any installed package.`;
      report.add(theme, createDocumentFinding(`${pointer}/${role}/file`, 'unknown-font', message));
    }
  }
}

/** Of several unreadable grounds only the worst is reported. */
function checkPairs(theme: MergedDocument<ThemeDocument>, { site, report }: SiteCheckContext): void {
  const colours = theme.value.colours ?? {};
  const depth = (name: ThemeColourName) =>
    site.chain.indexOf(findDocumentThatSetValue(theme, `/colours/${name}`)?.document.site ?? '');
  for (const [front, pairs] of Map.groupBy(THEME_COLOUR_PAIRS, (pair) => pair.front)) {
    const one = colours[front];
    if (one === undefined) continue;
    const [worst] = pairs
      .map(({ ground, least }) => ({
        ground,
        least,
        ratio: calculateContrastRatio(one, colours[ground] ?? '') ?? least,
      }))
      .filter(({ ratio, least }) => ratio < least)
      .sort((a, b) => a.ratio - b.ratio);
    if (!worst) continue;
    const { ground, least, ratio } = worst;
    const figure = (Math.floor(ratio * 100) / 100).toFixed(2);
    const message = `'${front}' (${one}) on '${ground}' (${colours[ground]}) has a contrast of ${figure}:1, and needs ${least}:1.`;
    const better = adjustForContrast(
      one,
      pairs.flatMap((pair) => colours[pair.ground] ?? []),
      least,
    );
    // Reported at the site that chose one of the two colours last.
    const chosen = depth(ground) > depth(front) ? ground : front;
    const suggestion = better === null ? `Change '${ground}'.` : `'${front}' would do as ${better}.`;
    report.add(theme, createDocumentFinding(`/colours/${chosen}`, 'contrast', message, suggestion));
  }
}
