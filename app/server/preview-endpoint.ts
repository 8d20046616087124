import type { HttpAnswer, PageDocumentRequest } from '#engine/server/endpoint.ts';
import { createTextAnswer } from '#engine/server/endpoint.ts';
import type { PreviewDependencies } from '#engine/server/preview/answer-preview.ts';
import { isPreviewRequestTarget, parsePreviewRequestTarget } from '#engine/server/preview/preview-context.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage } from '#engine/server/signed-link.ts';

type AnswerPage = (request: PageDocumentRequest) => Promise<HttpAnswer>;

const REFUSED = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/**
 * `GET /preview?path=…` and `?preview=true` on any page. Signed links only outside development; invalid ones are
 * refused, other requests go to `pages`.
 */
export function withPagePreviewEndpoint(
  pages: AnswerPage,
  parts: PreviewDependencies,
  closed: DevelopmentPageAccess,
): AnswerPage {
  return async (request) => {
    const { target } = request;
    if (!isPreviewRequestTarget(target)) return pages(request);
    if (!mayOpenDevelopmentPage(target, closed, parts.engine.clock())) {
      return createTextAnswer(403, 'This link to a preview has expired or was changed. Ask for a new one.\n', REFUSED);
    }
    const context = parsePreviewRequestTarget(target);
    if (!context) return createTextAnswer(404, 'This names nothing that could be previewed.\n', REFUSED);
    const expires = Number(/[?&]expires=(\d+)&signature=/.exec(target)?.[1] ?? 0);
    const { answerPreview } = await import('#engine/server/preview/answer-preview.ts');
    return answerPreview(parts, context, expires === 0 ? null : expires, request);
  };
}
