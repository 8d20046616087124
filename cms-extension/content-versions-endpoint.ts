import { CONTENT_VERSIONS_PATH, SITE_VERSIONS_PATH } from '#engine/cms/directus/content-version-names.ts';
import { computeContentVersions, computeSiteVersions, type VersionsDatabase } from './content-versions.ts';
import type { DirectusRequestAccountability } from './directus-hooks.ts';
import type { DirectusEndpointResponse } from './publish-endpoint.ts';

export interface ContentVersionsRouter {
  get(
    path: string,
    handler: (
      request: { readonly accountability?: DirectusRequestAccountability | null },
      response: DirectusEndpointResponse,
      next: (error: unknown) => void,
    ) => Promise<void>,
  ): unknown;
}

/**
 * `GET /vitrine/versions`: a version for each collection that shops read, and `GET /vitrine/versions/sites`: one for each
 * site of each collection of documents. Both answer 403 to anonymous requests.
 */
export function createContentVersionsEndpoint(
  router: ContentVersionsRouter,
  { database }: { readonly database: VersionsDatabase },
): void {
  const answerWith = (path: string, compute: (database: VersionsDatabase) => Promise<object>) =>
    router.get(path.replace('/vitrine', ''), async ({ accountability }, response, next) => {
      try {
        if (typeof accountability?.user !== 'string') {
          const errors = [{ message: 'Sign in to read versions.', extensions: { code: 'FORBIDDEN' } }];
          response.status(403).json({ errors });
          return;
        }
        response.status(200).json({ data: await compute(database) });
      } catch (error) {
        next(error);
      }
    });
  answerWith(CONTENT_VERSIONS_PATH, computeContentVersions);
  answerWith(SITE_VERSIONS_PATH, computeSiteVersions);
}
