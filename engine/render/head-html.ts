import { formatDocumentTitle } from './document-title.ts';
import { escapeHtml } from './escape-html.ts';
import { toScriptSafeJson } from './script-json.ts';

/** Metadata of a page for the head of its document (specification: Page head). All URLs are absolute. */
export interface DocumentHeadInput {
  readonly title: string;
  readonly siteName: string;
  readonly description: string | null;
  readonly canonical: string;
  readonly locale: string;
  readonly noindex: boolean;
  readonly image: ShareImageTags | null;
  /** Epoch milliseconds; null for a page that is no article. */
  readonly published: number | null;
  readonly structured: unknown;
  /** The page in each locale, the default one first; empty for a site with one. */
  readonly alternates?: readonly { readonly locale: string; readonly url: string }[];
}

/** A picture for link previews, in a format that they support. */
export interface ShareImageTags {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** Everything in a head that differs from page to page. */
export function renderHeadHtml(head: DocumentHeadInput): string {
  const { siteName, description, canonical, locale, noindex, image, published, structured } = head;
  const title = formatDocumentTitle(head.title, siteName);
  return [
    `<title>${escapeHtml(title)}</title>`,
    named('description', description),
    ...robots(noindex),
    `<link rel="canonical" href="${escapeHtml(canonical)}">`,
    ...(noindex ? [] : alternateLinks(head.alternates ?? [])),
    property('og:type', published === null ? 'website' : 'article'),
    property('og:title', head.title || siteName),
    property('og:description', description),
    property('og:url', canonical),
    property('og:site_name', siteName),
    property('og:locale', locale.replaceAll('-', '_')),
    property('article:published_time', published === null ? null : new Date(published).toISOString()),
    ...(image
      ? [
          property('og:image', image.url),
          property('og:image:width', String(image.width)),
          property('og:image:height', String(image.height)),
          property('og:image:alt', image.alt),
        ]
      : []),
    named('twitter:card', image ? 'summary_large_image' : 'summary'),
    named('twitter:title', head.title || siteName),
    named('twitter:description', description),
    named('twitter:image', image?.url ?? null),
    named('twitter:image:alt', image?.alt ?? null),
    structured && !noindex ? `<script type="application/ld+json">${toScriptSafeJson(structured)}</script>` : '',
  ].join('');
}

/** `x-default` is for languages that the site lacks. */
function alternateLinks(alternates: NonNullable<DocumentHeadInput['alternates']>): string[] {
  const [usual] = alternates;
  return [...alternates, ...(usual ? [{ locale: 'x-default', url: usual.url }] : [])].map(
    ({ locale, url }) => `<link rel="alternate" hreflang="${locale}" href="${escapeHtml(url)}">`,
  );
}

function robots(noindex: boolean): string[] {
  if (noindex) return [named('robots', 'noindex,nofollow'), named('googlebot', 'noindex,nofollow')];
  return [named('robots', 'index,follow,max-image-preview:large')];
}

function named(name: string, content: string | null): string {
  return content ? `<meta name="${name}" content="${escapeHtml(content)}">` : '';
}

function property(name: string, content: string | null): string {
  return content ? `<meta property="${name}" content="${escapeHtml(content)}">` : '';
}
