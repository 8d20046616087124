import { UnknownPreviewValueError } from '#engine/server/preview/preview-site.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type { ShareAnswer } from '../api-types.ts';
import { parseStageRequest } from './parse-studio-request.ts';
import { StudioRequestError } from './studio-request-error.ts';

export interface ShareLinkDependencies {
  readonly engine: Pick<StudioEngine, 'share'>;
  /** The brand that shows a site. Throws for an unknown one. */
  readonly brandOf: (site: string) => { readonly key: string; readonly origin: string };
  readonly clock: () => number;
}

const DAY = 86_400_000;

/** `POST /api/share`: a signed link for others to what a stage shows now, which expires after a day. */
export function createShareLinkHandler({ engine, brandOf, clock }: ShareLinkDependencies) {
  return ({ body }: { readonly body: unknown }): { readonly status: number; readonly body: ShareAnswer } => {
    const { stage: name, site, path, viewer } = parseStageRequest({ ...Object(body), documents: [] });
    const { key, origin } = brandOf(site);
    const expires = clock() + DAY;
    try {
      const { link, isPublished } = engine.share({ name, site: key, path, viewer }, expires);
      return { status: 200, body: { url: origin + link, expires, isPublished } };
    } catch (error) {
      throw error instanceof UnknownPreviewValueError ? new StudioRequestError(404, error.message) : error;
    }
  };
}
