import type { Answer, DocumentRequest } from '#engine/server/endpoint.ts';
import { textAnswer } from '#engine/server/endpoint.ts';
import { answerPreview, type PreviewParts } from '#engine/server/preview/make-preview.ts';
import { isPreview, readPreview } from '#engine/server/preview/preview-context.ts';
import { type ClosedPageAccess, mayOpenClosedPage } from '#engine/server/signed-link.ts';

type AnswerPage = (request: DocumentRequest) => Promise<Answer>;

const REFUSED = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'no-referrer',
};

/**
 * `GET /preview?path=…` and any page with `?preview=true`: the page as somebody else would see it. Outside development
 * only by a signed link; one that has expired or was changed is refused, and anything else is answered by `pages`.
 */
export function withPreview(pages: AnswerPage, parts: PreviewParts, closed: ClosedPageAccess): AnswerPage {
  return async (request) => {
    const { target } = request;
    if (!isPreview(target)) return pages(request);
    if (!mayOpenClosedPage(target, closed, parts.engine.clock())) {
      return textAnswer(403, 'This link to a preview has expired or was changed. Ask for a new one.\n', REFUSED);
    }
    const context = readPreview(target);
    if (!context) return textAnswer(404, 'This names nothing that could be previewed.\n', REFUSED);
    const expires = Number(/[?&]expires=(\d+)&signature=/.exec(target)?.[1] ?? 0);
    return answerPreview(parts, context, expires === 0 ? null : expires, request);
  };
}
