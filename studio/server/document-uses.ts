import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type { StudioUsesAnswer } from '../api-types.ts';
import { text } from '../messages/text.ts';
import { parseDocumentKey } from './parse-studio-request.ts';
import { StudioRequestError } from './studio-request-error.ts';

/** `GET /api/uses`: what links to a page, to be read before it is deleted. */
export function createDocumentUsesHandler(engine: Pick<StudioEngine, 'brandOf' | 'uses'>) {
  return ({
    query,
  }: {
    readonly query: URLSearchParams;
  }): { readonly status: number; readonly body: StudioUsesAnswer } => {
    const key = parseDocumentKey(Object.fromEntries(query));
    if (!engine.brandOf(key.site)) throw new StudioRequestError(404, text('request.noSite', { site: key.site }));
    return { status: 200, body: { uses: engine.uses(key) } };
  };
}
