import type { StageRequest, StudioDocumentChange, StudioViewer } from '../api-types.ts';
import { text } from '../messages/text.ts';
import { StudioRequestError } from './studio-request-error.ts';

/** @throws StudioRequestError 400 */
export function parseDocumentChange(body: unknown): StudioDocumentChange {
  const { site, name, value, base }: Record<string, unknown> = Object(body);
  return { site: textOf('site', site), name: textOf('name', name), value, base: textOf('base', base) };
}

/** @throws StudioRequestError 400 */
export function parseStageRequest(body: unknown): StageRequest {
  const { stage, site, path, viewer, documents, wantsLink }: Record<string, unknown> = Object(body);
  if (!Array.isArray(documents))
    throw new StudioRequestError(400, text('request.wrongType', { name: 'documents', type: 'a list' }));
  return {
    stage: textOf('stage', stage),
    site: textOf('site', site),
    path: pathOf(textOf('path', path)),
    viewer: parseViewer(viewer),
    wantsLink: wantsLink === true,
    documents: documents.map((document: unknown) => {
      const { site: owner, name, value }: Record<string, unknown> = Object(document);
      return { site: textOf('site', owner), name: textOf('name', name), value };
    }),
  };
}

function parseViewer(viewer: unknown): StudioViewer {
  const { signedIn, segment, region }: Record<string, unknown> = Object(viewer);
  const known = (name: string, value: unknown) => (value === null ? null : textOf(name, value));
  return { signedIn: signedIn === true, segment: known('segment', segment), region: known('region', region) };
}

function textOf(name: string, value: unknown): string {
  if (typeof value === 'string') return value;
  throw new StudioRequestError(400, text('request.wrongType', { name, type: 'a text' }));
}

/** A path of the shop; those of the engine begin with an underscore. */
function pathOf(path: string): string {
  if (/^\/(?![/\\_])[^\u0000-\u0020\\]*$/.test(path)) return path;
  throw new StudioRequestError(400, text('request.noPath', { path: JSON.stringify(path) }));
}
