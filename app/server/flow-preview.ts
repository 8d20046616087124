import { closest } from 'fastest-levenshtein';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createPageRequestContext } from '#engine/resolve-page.ts';
import { createTextAnswer, type HttpAnswer, type PageDocumentRequest } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { renderPrivatePageDocumentAnswer } from '#engine/server/render-document.ts';
import { type DevelopmentPageAccess, mayOpenDevelopmentPage } from '#engine/server/signed-link.ts';
import { blockExamples } from './block-examples.ts';
import { createFlowBlocksPreviewPage, type ExamplePageDependencies } from './gallery.ts';

type FlowStates = typeof import('./flow-states.ts');

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
  { imageSources, siteMessages }: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
  closed: DevelopmentPageAccess,
): AnswerPage {
  const { engine } = parts;
  return async (request) => {
    const { target, host, origin, signal } = request;
    if (!PREVIEW.test(target)) return pages(request);
    if (!mayOpenDevelopmentPage(target, closed, engine.clock())) return pages(request);
    const query = new URL(target, 'http://preview').searchParams;
    const flow = query.get('flow') ?? '';
    // A server without previews never loads the states of flows.
    const states = await import('./flow-states.ts');
    const wrong = unknownState(states, flow, query.get('state'));
    if (wrong !== null) return createTextAnswer(404, wrong);
    if (!Object.values(blockSchemas).some(({ flows }) => flows.includes(flow))) {
      return createTextAnswer(200, withoutBlock(states, flow, query.get('state') ?? ''));
    }
    const asked = { host, target, cookies: '', secure: origin.startsWith('https:'), address: null, signal };
    const requestContext = await createPageRequestContext(engine, asked);
    const shown = { blocks: blockSchemas, examples: blockExamples, imageSources, siteMessages, now: engine.clock() };
    const page =
      requestContext && createFlowBlocksPreviewPage(requestContext.site, requestContext.visitor, flow, shown);
    if (!requestContext || !page) return createTextAnswer(404, 'No shop answers to this host.\n');
    return renderPrivatePageDocumentAnswer(parts, requestContext, page, origin, request);
  };
}

/** Explanation for a flow that no block shows. */
function withoutBlock({ findRecordedFlowStates: findStatesOfFlow }: FlowStates, flow: string, state: string): string {
  return findStatesOfFlow(flow)?.get(state)?.silent
    ? `In the state '${state}' the flow '${flow}' shows nothing: a script runs it on any page.\n`
    : `In the state '${state}' the flow '${flow}' is drawn by a script over any page, in the words of whoever asked for it.\n`;
}

/** Explanation of an unknown flow or state; null for a known one. */
function unknownState(
  { recordedFlowStates: flowStates, findRecordedFlowStates: findStatesOfFlow }: FlowStates,
  flow: string,
  state: string | null,
): string | null {
  const flows = [...flowStates.keys()];
  const states = findStatesOfFlow(flow);
  if (!states)
    return `There is no flow '${flow}'. Did you mean '${closest(flow, flows)}'? Flows: ${flows.join(', ')}.\n`;
  if (state !== null && states.has(state)) return null;
  const asked =
    state === null
      ? 'Choose a state.'
      : `There is no state '${state}'. Did you mean '${closest(state, [...states.keys()])}'?`;
  return `${asked} States of ${flow}: ${[...states.keys()].join(', ')}.\n`;
}
