import type { Locale, PageDocument } from '#schemas/generated/config/types.gen.ts';
import { createMessageAccessor } from '../messages/message-accessor.ts';
import type { MessageSource } from '../messages/message-source.ts';
import { expandThisPageContentKey } from '../site/content-keys.ts';
import { addPathPrefix } from '../site/locale-addresses.ts';
import type { ContentTypes, MirroredPictureWithSite, Site } from '../site/site.ts';
import { translateDocument } from '../translations/translate-document.ts';
import type { ResolvedImage, ResolvedLink, ResolvedNavigationItem } from './block-values.ts';
import { compileVisibleNavigationItems } from './compile-page.ts';
import { renderCachedMarkdown } from './markdown-cache.ts';
import type { AuthoredImage, AuthoredLink, ContentKeyReference, PropResolvers } from './resolve-props.ts';
import { videoLinksMessages } from './video-links.messages.gen.ts';

export type GetImageSources = (asset: MirroredPictureWithSite) => { readonly src: string; readonly srcSet: string };

export const EMPTY_IMAGE: ResolvedImage = { src: '', srcSet: '', width: 0, height: 0, alt: '', focus: 'center' };
const TEXT_TYPES: ContentTypes = ['plain', 'markdown'];
const IMAGE_TYPES: ContentTypes = ['image'];
const DATA_TYPES: ContentTypes = ['json'];

const NOWHERE: ResolvedLink = { href: '#', external: false };

/** Dependencies of resolving props, beside the documents of the site. */
export interface SitePropSources {
  readonly imageSources: GetImageSources;
  /** In the locale of the page. */
  readonly messages: MessageSource;
}

/** Prop resolvers of a site for a locale and capability set; on a page also its own content keys. */
export function createSitePropResolvers(
  site: Pick<
    Site,
    'key' | 'parent' | 'config' | 'routes' | 'document' | 'navigation' | 'content' | 'asset' | 'pathPrefix'
  >,
  locale: Locale,
  capabilities: ReadonlySet<string>,
  { imageSources, messages }: SitePropSources,
  page: Pick<PageDocument, 'path' | 'route'> = {},
): PropResolvers {
  const findEntry = ({ content }: ContentKeyReference, types: ContentTypes) =>
    expandThisPageContentKey(site, page, content).flatMap((key) => site.content(locale, key, types) ?? [])[0];

  const text = (value: string | ContentKeyReference): string | null => {
    if (typeof value === 'string') return value;
    const entry = findEntry(value, TEXT_TYPES);
    return typeof entry?.value === 'string' ? entry.value : null;
  };

  const link = (value: AuthoredLink): ResolvedLink => {
    if ('href' in value) return { href: value.href, external: true };
    const path = 'route' in value ? routePath(site, value) : pagePath(site, value.page);
    return path === null ? NOWHERE : { href: path + (value.hash ? `#${value.hash}` : ''), external: false };
  };

  const written = ({ asset, alt, focus = 'center' }: AuthoredImage): ResolvedImage => ({
    ...(resolvePictureByFileName(site, asset, imageSources) ?? EMPTY_IMAGE),
    alt: text(alt) ?? '',
    focus,
  });
  const image = (value: AuthoredImage | ContentKeyReference): ResolvedImage | null => {
    if ('asset' in value) return written(value);
    const entry = findEntry(value, IMAGE_TYPES);
    return entry?.type === 'image' ? written(entry.value) : null;
  };

  const origins = site.config.videos;
  const videos =
    origins.length === 0
      ? null
      : { origins, messages: createMessageAccessor(videoLinksMessages, messages, site.config) };

  const navigations = new Map<string, readonly ResolvedNavigationItem[]>();
  const resolvers: PropResolvers = {
    text,
    link,
    image,
    json: (value) => findEntry(value, DATA_TYPES)?.value ?? null,
    markdown: (source) => ({
      html: renderCachedMarkdown(source, (reference) => markdownHref(site, reference), {
        picture: (name) => resolvePictureByFileName(site, name, imageSources),
        videos,
      }),
    }),
    navigation(name) {
      const known = navigations.get(name);
      if (known) return known;
      const document = site.navigation(name);
      const translated = document && translateDocument(site, 'navigation', document, locale);
      const items = compileVisibleNavigationItems(translated?.value.items ?? [], { capabilities, resolvers });
      navigations.set(name, items);
      return items;
    },
  };
  return resolvers;
}

/** A picture by file name without alternative text; null if missing. */
export function resolvePictureByFileName(
  site: Pick<Site, 'asset'>,
  name: string,
  imageSources: GetImageSources,
): ResolvedImage | null {
  const asset = site.asset(name);
  return asset ? { ...imageSources(asset), width: asset.width, height: asset.height, alt: '', focus: 'center' } : null;
}

/** The site check reports links without a target; at run time they have no address. */
function routePath(
  site: Pick<Site, 'routes'>,
  { route, params, query }: Extract<AuthoredLink, { route: string }>,
): string | null {
  try {
    return site.routes.href(route, params, query);
  } catch {
    return null;
  }
}

function pagePath(site: Pick<Site, 'routes' | 'document' | 'pathPrefix'>, name: string): string | null {
  const page = site.document('page', name)?.value;
  if (page?.path) return addPathPrefix(site.pathPrefix, page.path);
  return page?.route ? routePath(site, { route: page.route }) : null;
}

function markdownHref(site: Pick<Site, 'routes' | 'document' | 'pathPrefix'>, reference: string): string | null {
  const [, kind, name = '', query] = /^(route|page):([^?]*)(?:\?(.*))?$/.exec(reference) ?? [];
  if (kind === 'page') return pagePath(site, name);
  return routePath(site, { route: name, params: Object.fromEntries(new URLSearchParams(query)) });
}
