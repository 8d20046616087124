import { createPublishedPagePreviewSettings, type PreviewContext } from '#engine/server/preview/preview-context.ts';
import type { Site } from '#engine/site/site.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';

export interface CmsDocumentPreview {
  readonly context: PreviewContext;
  /** Whether its page has a path parameter that cannot be guessed. */
  readonly needsAddress: boolean;
}

const ID = /^([a-z0-9-]+):([a-z-]+):(.+)$/;

/** Names of the published version in the CMS. */
const PUBLISHED = new Set([null, '', 'published', 'main']);

/** Which version of the documents an address of the CMS names; null for what is published. */
export function readDraftNameFromCmsUrl(query: URLSearchParams): string | null {
  const version = query.get('version');
  return PUBLISHED.has(version) ? null : version;
}

/** Document id in a CMS address; an unpublished document is identified by the parts of its id. */
export function readDocumentIdFromCmsUrl(query: URLSearchParams): string | null {
  const id = query.get('document') ?? '';
  const parts = ['site', 'kind', 'name'].map((name) => query.get(name)?.trim() ?? '').join(':');
  return [id, parts].find((candidate) => ID.test(candidate)) ?? null;
}

/**
 * Preview address of a CMS document such as `harbour:page:home`, with a draft if named; null for unknown ids. Documents
 * shown everywhere use the home page; those of abstract sites use the first descendant.
 */
export function resolveCmsDocumentPreview(
  catalogue: SiteCatalogue,
  id: string,
  draft: string | null,
): CmsDocumentPreview | null {
  const [, owner = '', kind, name = ''] = ID.exec(id) ?? [];
  const site = catalogue.byKey(owner) ?? heirOf(catalogue, owner);
  if (!site || kind === undefined) return null;
  const path = shownAt(site, kind, name);
  return {
    context: { ...createPublishedPagePreviewSettings(path ?? '/'), site: site.key, draft },
    needsAddress: path === null,
  };
}

function heirOf(catalogue: SiteCatalogue, owner: string): Site | undefined {
  return catalogue.served.flatMap((key) => catalogue.byKey(key) ?? []).find(({ chain }) => chain.includes(owner));
}

function shownAt(site: Pick<Site, 'routes' | 'document'>, kind: string, name: string): string | null {
  switch (kind) {
    case 'page': {
      const page = site.document('page', name)?.value;
      return page?.path ?? (page?.route === undefined ? '/' : hrefOf(site, page.route));
    }
    case 'post':
      return hrefOf(site, 'blog.post', { blogSlug: site.document('post', name)?.value.slug ?? name });
    case 'cause':
      return hrefOf(site, 'causes.cause', { causeSlug: name });
    default:
      return '/';
  }
}

function hrefOf(
  site: Pick<Site, 'routes'>,
  route: string,
  params: Readonly<Record<string, string>> = {},
): string | null {
  try {
    return site.routes.href(route, params);
  } catch {
    return null;
  }
}
