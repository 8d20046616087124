import type { Locale } from '#schemas/generated/config/types.gen.ts';
import type { Site, SiteAsset } from '../site/site.ts';
import type { ResolvedImage, ResolvedLink, ResolvedNavigationItem } from './block-values.ts';
import { compileNavigation } from './compile-page.ts';
import { renderMarkdown } from './markdown.tsx';
import type { AuthoredImage, AuthoredLink, PropResolvers } from './resolve-props.ts';

/** Addresses of a mirrored picture. */
export type ImageSources = (asset: SiteAsset) => { readonly src: string; readonly srcSet: string };

const NO_PICTURE: ResolvedImage = { src: '', srcSet: '', width: 0, height: 0, alt: '', focus: 'center' };
const NOWHERE: ResolvedLink = { href: '#', external: false };

/** How one site's texts, links, pictures and navigations are found, in one locale and for one set of capabilities. */
export function siteResolvers(
  site: Site,
  locale: Locale,
  capabilities: ReadonlySet<string>,
  imageSources: ImageSources,
): PropResolvers {
  const text = (value: string | { readonly content: string }): string => {
    if (typeof value === 'string') return value;
    const entry = site.content(locale, value.content);
    return entry && (entry.type === 'plain' || entry.type === 'markdown') ? entry.value : '';
  };

  const link = (value: AuthoredLink): ResolvedLink => {
    if ('href' in value) return { href: value.href, external: true };
    const path = 'route' in value ? routePath(site, value) : pagePath(site, value.page);
    return path === null ? NOWHERE : { href: path + (value.hash ? `#${value.hash}` : ''), external: false };
  };

  const image = ({ asset, alt, focus = 'center' }: AuthoredImage): ResolvedImage => ({
    ...(picture(site, asset, imageSources) ?? NO_PICTURE),
    alt: text(alt),
    focus,
  });

  const navigations = new Map<string, readonly ResolvedNavigationItem[]>();
  const resolvers: PropResolvers = {
    text,
    link,
    image,
    markdown: (source) => ({ html: renderMarkdown(source, (reference) => markdownHref(site, reference)) }),
    navigation(name) {
      const known = navigations.get(name);
      if (known) return known;
      const items = compileNavigation(site.navigation(name)?.value.items ?? [], { capabilities, resolvers });
      navigations.set(name, items);
      return items;
    },
  };
  return resolvers;
}

/** A picture of a site by its file name, without words of its own; null where there is none. */
export function picture(site: Site, name: string, imageSources: ImageSources): ResolvedImage | null {
  const asset = site.asset(name);
  return asset ? { ...imageSources(asset), width: asset.width, height: asset.height, alt: '', focus: 'center' } : null;
}

/** The check of a site refuses links that name nothing; one that still arrives leads nowhere. */
function routePath(site: Site, { route, params, query }: Extract<AuthoredLink, { route: string }>): string | null {
  try {
    return site.routes.href(route, params, query);
  } catch {
    return null;
  }
}

function pagePath(site: Site, name: string): string | null {
  const page = site.document('page', name)?.value;
  if (page?.path) return page.path;
  return page?.route ? routePath(site, { route: page.route }) : null;
}

function markdownHref(site: Site, reference: string): string | null {
  const [, kind, name = '', query] = /^(route|page):([^?]*)(?:\?(.*))?$/.exec(reference) ?? [];
  if (kind === 'page') return pagePath(site, name);
  return routePath(site, { route: name, params: Object.fromEntries(new URLSearchParams(query)) });
}
