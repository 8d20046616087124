import { createPlainPreview, type PreviewContext } from '#engine/server/preview/preview-context.ts';
import type { Site } from '#engine/site/site.ts';
import type { SiteCatalogue } from '#engine/site/site-catalogue.ts';

export interface DocumentPreview {
  readonly context: PreviewContext;
  /** The document is shown at addresses with a part that nobody can guess. */
  readonly needsAddress: boolean;
}

const ID = /^([a-z0-9-]+):([a-z-]+):(.+)$/;

/** What the CMS calls that which is published. */
const PUBLISHED = new Set([null, '', 'published', 'main']);

/** Which version of the documents an address of the CMS names; null for what is published. */
export function parseDraftName(query: URLSearchParams): string | null {
  const version = query.get('version');
  return PUBLISHED.has(version) ? null : version;
}

/** The document that an address of the CMS names. One that was never published has no id yet, but what its id is made of. */
export function parseDocumentId(query: URLSearchParams): string | null {
  const id = query.get('document') ?? '';
  const parts = ['site', 'kind', 'name'].map((name) => query.get(name)?.trim() ?? '').join(':');
  return [id, parts].find((candidate) => ID.test(candidate)) ?? null;
}

/**
 * Address at which a document of the CMS is shown, by its id such as `harbour:page:home`, with a draft of that name, or as it is published
 * where there is none. Null for what is no document. What shows on every page shows on the home page, and a document of a site that is
 * only extended shows in the first site that extends it.
 */
export function resolveDocumentPreview(
  catalogue: SiteCatalogue,
  id: string,
  draft: string | null,
): DocumentPreview | null {
  const [, owner = '', kind, name = ''] = ID.exec(id) ?? [];
  const site = catalogue.byKey(owner) ?? heirOf(catalogue, owner);
  if (!site || kind === undefined) return null;
  const path = shownAt(site, kind, name);
  return {
    context: { ...createPlainPreview(path ?? '/'), site: site.key, draft },
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
