import { getShortDateTimeFormat } from '#domain/date-format.ts';
import { formatShortList } from '#domain/list-format.ts';
import { isSnapshotName } from '../../cms/unsaved-documents.ts';
import { escapeHtml } from '../../render/escape-html.ts';
import { createInlineStyles } from '../../render/page-styles.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import { previewBarMessages as messages } from './preview-bar.messages.gen.ts';
import type { PreviewContext } from './preview-context.ts';

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
.fallback-language>*,body [lang]:not(.kept,main,[hreflang]){outline:2px dashed #7a4a00;outline-offset:-2px}
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
  /** HTTP status of the page. */
  readonly status: number;
  /** Errors of the shown drafts; null without any. */
  readonly problems: readonly ConfigError[] | null;
  /** Address of the published page. */
  readonly live: string;
}

/** Whether prices and draws are those of the previewed moment. */
export type PreviewedMomentPriceStatus = 'now' | 'foreseen' | 'past' | 'unforeseen';

/** HTML of the preview bar above the page. It needs no script. */
export function renderPreviewBar(bar: PreviewBar): string {
  const { context, site } = bar;
  const problems = bar.problems ?? [];
  const short = [
    site.name,
    context.path,
    formatDocumentsShortly(context),
    ...(context.signedIn ? [messages.signedIn()] : []),
    formatMoment(bar.at, site),
  ];
  return [
    `<aside class="preview-bar" aria-label="${escapeHtml(messages.preview())}"><details>`,
    `<summary><strong>${escapeHtml(messages.preview())}</strong> ${short.map((text) => `<span>${escapeHtml(text)}</span>`).join('')}`,
    problems.length > 0 ? `<span>${escapeHtml(messages.problems({ count: problems.length }))}</span>` : '',
    '</summary><div class="preview-bar__body"><dl>',
    ...listFacts(bar).map(([term, text]) => `<div><dt>${escapeHtml(term)}</dt><dd>${escapeHtml(text)}</dd></div>`),
    '</dl>',
    problems.length > 0 ? `<ul>${problems.map(problemItem).join('')}</ul>` : '',
    `<p><a href="${escapeHtml(bar.live)}" data-live>${escapeHtml(messages.live())}</a></p>`,
    '</div></details></aside>',
  ].join('');
}

type PreviewFact = readonly [term: string, text: string];

function listFacts(bar: PreviewBar): readonly PreviewFact[] {
  const { context, site, page, status } = bar;
  const { consent, flow } = context;
  return [
    [messages.brand(), site.name],
    [messages.address(), context.path],
    [messages.page(), status === 200 ? page : messages.pageWithStatus({ page, status: String(status) })],
    [messages.documents(), formatDocuments(bar)],
    [messages.segment(), bar.segment],
    [messages.capabilities(), formatCapabilities(context, bar.site)],
    [messages.language(), bar.locale],
    [messages.region(), bar.region ?? messages.noRegion()],
    [messages.moment(), formatMoment(bar.at, site)],
    [messages.prices(), messages.pricesStatus({ status: bar.shop })],
    [messages.visitor(), messages.visitorStatus({ status: context.signedIn ? 'customer' : 'anonymous' })],
    ...(consent === null ? [] : [[messages.cookies(), messages.consent({ answer: consent })] as const]),
    ...(flow === null ? [] : [[messages.flow(), messages.flowState({ flow: flow.id, state: flow.state })] as const]),
    [messages.expires(), bar.expires === null ? messages.neverExpires() : formatMoment(bar.expires, site)],
  ];
}

function formatDocuments({ context: { draft }, problems }: Pick<PreviewBar, 'context' | 'problems'>): string {
  if (draft === null) return messages.published();
  if (isSnapshotName(draft)) return messages.fromStudio();
  return problems === null ? messages.withoutDrafts({ draft }) : messages.withDrafts({ draft });
}

function formatDocumentsShortly({ draft }: Pick<PreviewContext, 'draft'>): string {
  if (draft === null) return messages.shortPublished();
  return isSnapshotName(draft) ? messages.shortUnpublished() : messages.shortDraft({ draft });
}

function formatCapabilities(
  { with: on, without: off }: Pick<PreviewContext, 'with' | 'without'>,
  { locale }: Pick<PreviewBar['site'], 'locale'>,
): string {
  const changes = [
    ...on.map((name) => messages.withCapability({ name })),
    ...off.map((name) => messages.withoutCapability({ name })),
  ];
  return changes.length > 0 ? formatShortList(changes, locale) : messages.ofSegment();
}

function problemItem({ source, pointer, message, suggestion }: ConfigError): string {
  return `<li>${escapeHtml(`${source} ${pointer}: ${message} ${suggestion ?? ''}`.trim())}</li>`;
}

function formatMoment(at: number, { locale, timeZone }: PreviewBar['site']): string {
  return getShortDateTimeFormat(locale, timeZone).format(at);
}
