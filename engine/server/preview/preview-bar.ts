import { getShortDateTimeFormat } from '#domain/date-format.ts';
import { isSnapshotName } from '../../cms/unsaved-documents.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import { createInlineStyles } from '../../render/page-styles.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import type { PreviewConsent, PreviewContext } from './preview-context.ts';

const css = `
.preview-bar{position:fixed;z-index:99990;inset-inline:0;inset-block-end:0;max-block-size:80vh;overflow:auto;
background:#16161d;color:#fff;color-scheme:dark;font:500 .875rem/1.45 system-ui,sans-serif;border-block-start:3px solid #ffd166}
.preview-bar summary{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:center;padding:.7rem 1rem;cursor:pointer;list-style:none}
.preview-bar summary::-webkit-details-marker{display:none}
.preview-bar summary:focus-visible,.preview-bar a:focus-visible{outline:3px solid #ffd166;outline-offset:-3px}
.preview-bar strong{padding:.15em .6em;border-radius:99px;background:#ffd166;color:#16161d}
.preview-bar__body{display:grid;gap:.75rem;padding:.25rem 1rem 1rem}
.preview-bar dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,14rem),1fr));gap:.5rem 1.5rem;margin:0}
.preview-bar dt{color:#b9b9c6}.preview-bar dd{margin:0;overflow-wrap:anywhere}
.preview-bar ul{margin:0;padding-inline-start:1.2em}.preview-bar a{color:#ffd166}
body:has(.preview-bar){padding-block-end:3.5rem}.consent-banner{inset-block-end:3.3rem}
@media (max-width:39.99em){.consent-banner{inset-block-end:5rem}}
.unknown-block{max-inline-size:60rem;margin:1rem auto;padding:1rem;border:2px dashed #b3261e;background:#fff;color:#16161d;font:500 1rem/1.45 system-ui,sans-serif}
.fallback-language>*{outline:2px dashed #7a4a00;outline-offset:-2px}
@media print{.preview-bar{display:none}}`;

/** The styles of the bar, allowed on a page of preview by their hash. */
export const PREVIEW_BAR_STYLES = createInlineStyles(css.replaceAll('\n', ''));

export interface PreviewBar {
  readonly context: PreviewContext;
  readonly site: { readonly name: string; readonly locale: string; readonly timeZone: string };
  /** Segment in words. */
  readonly segment: string;
  readonly locale: string;
  readonly region: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly shop: PreviewedMomentPriceStatus;
  readonly expires: number | null;
  /** The page document and where it comes from. */
  readonly page: string;
  /** Errors of the shown drafts; null without any. */
  readonly problems: readonly ConfigError[] | null;
  /** Address of the published page. */
  readonly live: string;
}

/** Whether prices and draws are those of the previewed moment. */
export type PreviewedMomentPriceStatus = 'now' | 'foreseen' | 'past' | 'unforeseen';

const SHOP_WORDS: Readonly<Record<PreviewedMomentPriceStatus, string>> = {
  now: 'as they are now',
  foreseen: 'as they will be at that moment, by what is known now',
  past: 'as they are now: the shop does not tell of moments that have been',
  unforeseen: 'as they are now: the shop can not tell what they are at that moment',
};

const CONSENT_WORDS: Readonly<Record<PreviewConsent, string>> = {
  given: 'all accepted',
  refused: 'only essential ones accepted',
};

/** HTML of the preview bar above the page. It needs no script. */
export function renderPreviewBar(bar: PreviewBar): string {
  const { context, site } = bar;
  const problems = bar.problems ?? [];
  const facts: [string, string][] = [
    ['Brand', site.name],
    ['Address', context.path],
    ['Page', bar.page],
    ['Documents', documentWords(bar)],
    ['Segment', bar.segment],
    ['Capabilities', capabilityWords(context)],
    ['Language', bar.locale],
    ['Region', bar.region ?? 'none'],
    ['Moment', moment(bar.at, site)],
    ['Prices and draws', SHOP_WORDS[bar.shop]],
    ['Visitor', context.signedIn ? 'signed in, with example data' : 'not signed in'],
    ...(context.consent === null ? [] : [['Cookies', CONSENT_WORDS[context.consent]] satisfies [string, string]]),
    ...(context.flow === null
      ? []
      : [['Flow', `${context.flow.id}: ${context.flow.state}`] satisfies [string, string]]),
    ['Link holds until', bar.expires === null ? 'development: no link needed' : moment(bar.expires, site)],
  ];
  const short = [
    site.name,
    context.path,
    shortDocumentWords(context),
    ...(context.signedIn ? ['signed in'] : []),
    moment(bar.at, site),
  ];
  return [
    '<aside class="preview-bar" aria-label="Preview"><details>',
    `<summary><strong>Preview</strong> ${short.map((text) => `<span>${escapeHtml(text)}</span>`).join('')}`,
    problems.length > 0 ? `<span>${problems.length} to mend before publishing</span>` : '',
    '</summary><div class="preview-bar__body"><dl>',
    ...facts.map(([term, text]) => `<div><dt>${term}</dt><dd>${escapeHtml(text)}</dd></div>`),
    '</dl>',
    problems.length > 0 ? `<ul>${problems.map(problemItem).join('')}</ul>` : '',
    `<p><a href="${escapeHtml(bar.live)}" data-live>The page as it is published</a></p>`,
    '</div></details></aside>',
  ].join('');
}

function documentWords({ context: { draft }, problems }: Pick<PreviewBar, 'context' | 'problems'>): string {
  if (draft === null) return 'as published';
  if (isSnapshotName(draft)) return 'as they were in the studio when the link was made';
  return problems === null ? `as published: this brand has no drafts named ${draft}` : `with the drafts named ${draft}`;
}

function shortDocumentWords({ draft }: Pick<PreviewContext, 'draft'>): string {
  if (draft === null) return 'published';
  return isSnapshotName(draft) ? 'unpublished' : `draft ${draft}`;
}

function capabilityWords({ with: on, without: off }: Pick<PreviewContext, 'with' | 'without'>): string {
  const changes = [...on.map((name) => `with ${name}`), ...off.map((name) => `without ${name}`)];
  return changes.length > 0 ? changes.join(', ') : 'those of the segment';
}

function problemItem({ source, pointer, message, suggestion }: ConfigError): string {
  return `<li>${escapeHtml(`${source} ${pointer}: ${message} ${suggestion ?? ''}`.trim())}</li>`;
}

function moment(at: number, { locale, timeZone }: PreviewBar['site']): string {
  return getShortDateTimeFormat(locale, timeZone).format(at);
}
