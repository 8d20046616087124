import type { PagePayload } from '../../render/page-payload.ts';
import type { ConfigError } from '../../validation/config-error.ts';
import { createPagePayload } from '../create-page-payload.ts';
import type { PageDocumentRequest } from '../endpoint.ts';
import { type PreviewDependencies, resolvePreview } from './answer-preview.ts';
import type { PreviewContext } from './preview-context.ts';

/** Page payload of a stage, in the format of client-side navigations, or a redirect. */
export type StagePayload =
  | { readonly kind: 'page'; readonly payload: PagePayload; readonly problems: readonly ConfigError[] }
  | { readonly kind: 'redirect'; readonly location: string };

/**
 * Renders unsaved documents through the normal request path, to update a stage that is already loaded.
 * @throws UnknownPreviewValueError for an unknown value or a missing page.
 */
export async function createStagePayload(
  parts: PreviewDependencies,
  context: PreviewContext,
  request: Pick<PageDocumentRequest, 'host' | 'origin' | 'signal'>,
): Promise<StagePayload> {
  const preview = await resolvePreview(parts, context, request);
  if (preview.kind === 'redirect') return preview;
  const { requestContext, resolved, problems } = preview;
  const { page } = resolved;
  const payload = createPagePayload(
    requestContext,
    resolved,
    parts.sheets.of(page.types, page.overlayTypes),
    request.origin,
    { ...parts, marksUnknown: true, marksBlocks: true },
  );
  const { css: themeStyles } = parts.heads.of(preview.site).theme;
  return { kind: 'page', payload: { ...payload, themeStyles }, problems: problems ?? [] };
}
