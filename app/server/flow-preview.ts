import type { HttpAnswer, PageDocumentRequest } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage } from '#engine/server/signed-link.ts';
import { runInLanguageOfEditor } from './editor-language.ts';
import type { ExamplePageDependencies } from './gallery.ts';

type AnswerPage = (request: PageDocumentRequest) => Promise<HttpAnswer>;

/** With a path it is a preview of a page, which shows the flow in its own blocks. */
const PREVIEW = /^\/preview\?(?!(?:.*&)?path=)(?:.*&)?flow=/;

/**
 * `GET /preview?flow=F&state=S`: the blocks of a flow in a state, without API calls. Signed links only outside
 * development; other requests go to `pages`.
 */
export function withFlowPreviewEndpoint(
  pages: AnswerPage,
  parts: PageEndpointDependencies,
  examples: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
  closed: DevelopmentPageAccess,
): AnswerPage {
  return async (request) => {
    const { target } = request;
    if (!PREVIEW.test(target) || !mayOpenDevelopmentPage(target, closed, parts.engine.clock())) return pages(request);
    const query = new URL(target, 'http://preview').searchParams;
    // A server without previews never loads the states of flows and the examples of blocks.
    const { answerFlowPreview } = await import('./answer-flow-preview.ts');
    return runInLanguageOfEditor(request.headers, query.get('locale'), () =>
      answerFlowPreview(parts, examples, query, request),
    );
  };
}
