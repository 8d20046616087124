import type { Locale, SchemaKind } from '#schemas/generated/config/types.gen.ts';
import { selectShareImageRendition } from '../cms/assets/image-sources.ts';
import type { ResolvedImage } from '../page/block-values.ts';
import type { CompiledPage } from '../page/compiled-page.ts';
import { renderHeadHtml, type ShareImageTags } from '../render/head-html.ts';
import type { PageHeadData } from '../render/page-head-data.ts';
import type { PageHeadTexts } from '../render/page-payload.ts';
import { createStructuredData, type StructuredDataInput } from '../render/structured-data.ts';
import type { PageRequestContext, ResolvedPage } from '../resolve-page.ts';
import type { ResolvedParams } from '../routing/param-resolver.ts';
import { buildContentKeyFromPagePath } from '../site/content-index.ts';
import { removePathPrefix } from '../site/locale-addresses.ts';
import { formatQueryWithQuestionMark } from '../site/routes/build-path.ts';
import { parseRequestPath } from '../site/routes/request-path.ts';
import { ROUTE_IDS_USED_BY_ENGINE, type SiteRoute } from '../site/routes/route.ts';
import type { Site, SitePage } from '../site/site.ts';
import { translateDocument } from '../translations/translate-document.ts';
import { listLocaleAlternates } from './locale-alternates.ts';
import type { SharedHtmlHeadOfSite } from './site-head.ts';

/** Default structured data kinds. */
const USUAL: readonly SchemaKind[] = ['webpage', 'breadcrumbs'];

/** Head texts: the page document, then block data, then the `seo` entry under the key of the path. */
export function createPageHeadTexts(
  { site, visitor, url }: Pick<PageRequestContext, 'site' | 'visitor' | 'url'>,
  resolved: ResolvedPage,
  origin: string,
): PageHeadTexts {
  const { page, loaded, named, route, status } = resolved;
  const own = seoEntry(site, visitor.locale, url, page);
  const { head } = page;
  const facts = loaded.head;
  const isBeyond =
    route.id === ROUTE_IDS_USED_BY_ENGINE.contentPage && Number(named['page']?.value ?? 1) > (facts.pages ?? 1);
  const description = own?.description ?? facts.description ?? head.description;
  return {
    title: own?.title ?? facts.title ?? withNames(head.title, named, route),
    description: description && withNames(description, named, route),
    noindex:
      head.noindex ||
      facts.noindex === true ||
      isBeyond ||
      site.config.discovery.noindex ||
      status !== 200 ||
      // Purchase pages are not indexed (specification: transactional pages are excluded).
      route.sitemap === false,
    canonical: siteOrigin(site, origin) + url.pathname + (isBeyond ? '' : canonicalQuery(route, named)),
  };
}

/** Public origin from the site document, else from the request. */
function siteOrigin({ config }: Pick<Site, 'config'>, requestOrigin: string): string {
  return config.discovery.origin ?? requestOrigin;
}

interface Written {
  readonly key: string;
  readonly facts: PageHeadData;
  readonly html: string;
}

const written = new WeakMap<CompiledPage, Written>();

/** HTML of the head, cached while page, address and data stay the same. */
export function renderDocumentHead(
  requestContext: Pick<PageRequestContext, 'site' | 'unlocalizedSite' | 'visitor' | 'url'>,
  resolved: ResolvedPage,
  head: PageHeadTexts,
  origin: string,
  { icons, image }: Pick<SharedHtmlHeadOfSite, 'icons' | 'image'>,
): string {
  const { page, loaded } = resolved;
  const key = `${head.canonical}\n${head.title}\n${head.description}\n${head.noindex}`;
  const known = written.get(page);
  if (known?.key === key && known.facts === loaded.head) return known.html;
  const html = writeHead(requestContext, resolved, head, siteOrigin(requestContext.site, origin), image) + icons;
  written.set(page, { key, facts: loaded.head, html });
  return html;
}

function writeHead(
  requestContext: Pick<PageRequestContext, 'site' | 'unlocalizedSite' | 'visitor' | 'url'>,
  resolved: ResolvedPage,
  head: PageHeadTexts,
  origin: string,
  ownImage: ResolvedImage | null,
): string {
  const { site, unlocalizedSite, visitor, url } = requestContext;
  const { page, loaded } = resolved;
  const { article = null, questions = [] } = loaded.head;
  const videos = [...page.head.videos, ...(loaded.head.videos ?? [])];
  const text = (key: string) => textOf(site, visitor.locale, key);
  const siteImage = ownImage && { ...ownImage, alt: readShareImageAlt(site, text) };
  const image = sharedImage(loaded.head.image ?? page.head.image, origin) ?? sharedImage(siteImage, origin);
  const facts: StructuredDataInput = {
    url: head.canonical,
    title: head.title || page.site.name,
    description: head.description,
    image: image?.url ?? null,
    locale: page.site.locale,
    trail: trailOf(requestContext, resolved, head, origin),
    organisation: {
      name: page.site.name,
      legalName: text('company.legal-name'),
      url: `${origin}/`,
      logo: page.site.logo ? origin + page.site.logo.src : null,
      email: text('company.email'),
      phone: text('company.phone'),
      address: text('company.address'),
    },
    article,
    questions,
    videos,
  };
  const kinds = seoEntry(site, visitor.locale, url, page)?.schemas ?? page.head.schemas ?? USUAL;
  return renderHeadHtml({
    ...head,
    siteName: page.site.name,
    locale: page.site.locale,
    image,
    published: article?.published ?? null,
    alternates: listLocaleAlternates(unlocalizedSite, site, head.canonical.slice(origin.length), origin),
    structured: head.noindex ? null : createStructuredData(withKnown(kinds, facts), facts),
  });
}

/** Adds kinds for articles and videos. */
function withKnown(
  kinds: readonly SchemaKind[],
  { article, videos }: Pick<StructuredDataInput, 'article' | 'videos'>,
): readonly SchemaKind[] {
  const known: SchemaKind[] = [...kinds, ...(article ? ['creativework' as const] : [])];
  return [...new Set(videos.length > 0 ? [...known, 'video' as const] : known)];
}

type SeoEntry = Extract<NonNullable<ReturnType<Site['content']>>, { type: 'seo' }>['value'];

const seoEntries = new WeakMap<CompiledPage, { readonly pathname: string; readonly entry: SeoEntry | null }>();

/** Looked up once per compiled page and address. */
function seoEntry(
  site: Pick<Site, 'content' | 'pathPrefix'>,
  locale: Locale,
  { pathname }: URL,
  page: CompiledPage,
): SeoEntry | null {
  const known = seoEntries.get(page);
  if (known?.pathname === pathname) return known.entry;
  const found = site.content(
    locale,
    buildContentKeyFromPagePath(removePathPrefix(site.pathPrefix, pathname) ?? pathname),
  );
  const entry = found?.type === 'seo' ? found.value : null;
  seoEntries.set(page, { pathname, entry });
  return entry;
}

function textOf(site: Pick<Site, 'content'>, locale: Locale, key: string): string | null {
  const entry = site.content(locale, key);
  return entry?.type === 'plain' ? entry.value : null;
}

function readShareImageAlt({ config }: Pick<Site, 'config'>, text: (key: string) => string | null): string {
  const alt = config.discovery.image?.alt ?? '';
  return typeof alt === 'string' ? alt : (text(alt.content) ?? '');
}

function sharedImage(image: ResolvedImage | null | undefined, origin: string): ShareImageTags | null {
  const shared = image ? selectShareImageRendition(image) : null;
  return shared && { url: origin + shared.src, width: shared.width, height: shared.height, alt: image?.alt ?? '' };
}

/** Breadcrumbs from the path, with page titles. */
function trailOf(
  { site, visitor, url }: Pick<PageRequestContext, 'site' | 'visitor' | 'url'>,
  { page, named, params }: ResolvedPage,
  head: PageHeadTexts,
  origin: string,
): StructuredDataInput['trail'] {
  const segments = parseRequestPath(url.pathname)?.segments ?? [];
  const start = parseRequestPath(site.pathPrefix || '/')?.segments.length ?? 0;
  const above = segments.slice(start, -1).flatMap((_, index) => {
    const path = segments.slice(0, start + index + 1);
    const found = pageAbove(site, path, named, params);
    if (!found) return [];
    const { title } = translateDocument(site, 'page', found.page, visitor.locale).value.head ?? {};
    if (title === undefined) return [];
    const text = typeof title === 'string' ? title : (textOf(site, visitor.locale, title.content) ?? '');
    const name = withNames(text, named, found.route);
    return name === '' ? [] : [{ name, url: `${origin}/${path.map(encodeURIComponent).join('/')}` }];
  });
  const home = { name: page.site.name, url: origin + (site.pathPrefix || '/') };
  return segments.length === start
    ? [home]
    : [home, ...above, { name: head.title || page.site.name, url: head.canonical }];
}

/** The page at a parent path, if no parameter must be resolved for it. */
function pageAbove(
  site: Pick<Site, 'routes' | 'pageForRoute' | 'pageForPath'>,
  segments: readonly string[],
  named: ResolvedParams,
  params: Readonly<Record<string, string>>,
): { readonly page: SitePage; readonly route: SiteRoute | null } | null {
  const path = `/${segments.join('/')}`;
  const match = site.routes.match({ segments, trailingSlash: false });
  const isKnown = match && Object.entries(match.params).every(([name, value]) => params[name] === value);
  if (match && !match.exact) {
    const content = site.pageForPath(path);
    if (content) return { page: content, route: null };
    const page = isKnown ? site.pageForRoute(match.route.id, named) : undefined;
    return page ? { page, route: match.route } : null;
  }
  const page = match ? site.pageForRoute(match.route.id) : site.pageForPath(path);
  return page ? { page, route: match?.route ?? null } : null;
}

/** Replaces `{name}` by the label of a parameter, or by nothing where an optional one is missing. */
function withNames(text: string, named: ResolvedParams, route: Pick<SiteRoute, 'params'> | null): string {
  const filled = text.replace(
    /\{([A-Za-z][A-Za-z0-9]*)\}/g,
    (whole, name: string) => named[name]?.label ?? (route && Object.hasOwn(route.params, name) ? '' : whole),
  );
  return filled.trimEnd();
}

/** Query parameters in the canonical address, such as the page number. */
function canonicalQuery({ query }: Pick<SiteRoute, 'query'>, named: ResolvedParams): string {
  const proper = query.flatMap((name) => {
    const canonical = named[name]?.canonical ?? null;
    return canonical === null ? [] : [[name, canonical]];
  });
  return formatQueryWithQuestionMark(new URLSearchParams(proper));
}
