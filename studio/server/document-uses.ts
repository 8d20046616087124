import type { DocumentKey } from '#engine/cms/document.ts';
import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';
import type { StudioReach, StudioUsesAnswer } from '../api-types.ts';

interface DocumentUsesDependencies<Call extends 'uses' | 'reach'> {
  readonly engine: Pick<StudioEngine, Call>;
  /** Reads the key of a document. Throws for one of an unknown site. */
  readonly parseKey: (query: URLSearchParams) => DocumentKey;
}

interface KeyQuery {
  readonly query: URLSearchParams;
}

/** `GET /api/uses`: what links to a page, to be read before it is deleted. */
export function createDocumentUsesHandler({ engine, parseKey }: DocumentUsesDependencies<'uses'>) {
  return ({ query }: KeyQuery): { readonly status: number; readonly body: StudioUsesAnswer } => ({
    status: 200,
    body: { uses: engine.uses(parseKey(query)) },
  });
}

/** `GET /api/reach`: where a document is shown, to be read before it is changed. */
export function createDocumentReachHandler({ engine, parseKey }: DocumentUsesDependencies<'reach'>) {
  return ({ query }: KeyQuery): { readonly status: number; readonly body: StudioReach } => ({
    status: 200,
    body: engine.reach(parseKey(query)),
  });
}
