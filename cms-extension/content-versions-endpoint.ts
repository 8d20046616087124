import { CONTENT_VERSIONS_PATH } from '#engine/cms/directus/content-version-names.ts';
import { computeContentVersions, type VersionsDatabase } from './content-versions.ts';
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

/** `GET /vitrine/versions`: a version for each collection that shops read. Answers 403 to anonymous requests. */
export function createContentVersionsEndpoint(
  router: ContentVersionsRouter,
  { database }: { readonly database: VersionsDatabase },
): void {
  const [, , path = ''] = CONTENT_VERSIONS_PATH.split('/');
  router.get(`/${path}`, async ({ accountability }, response, next) => {
    try {
      if (typeof accountability?.user !== 'string') {
        const errors = [{ message: 'Sign in to read versions.', extensions: { code: 'FORBIDDEN' } }];
        response.status(403).json({ errors });
        return;
      }
      response.status(200).json({ data: await computeContentVersions(database) });
    } catch (error) {
      next(error);
    }
  });
}
