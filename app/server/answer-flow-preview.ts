import { closest } from 'fastest-levenshtein';
import { blockSchemas } from '#blocks/schemas.gen.ts';
import { createPageRequestContext } from '#engine/resolve-page.ts';
import { createTextAnswer, type HttpAnswer, type PageDocumentRequest } from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import { renderPrivatePageDocumentAnswer } from '#engine/server/render-document.ts';
import { blockExamples } from './block-examples.ts';
import { flowPreviewMessages as messages } from './flow-preview.messages.gen.ts';
import { findRecordedFlowStates, recordedFlowStates } from './flow-states.ts';
import { createFlowBlocksPreviewPage, type ExamplePageDependencies } from './gallery.ts';

/** The blocks of a flow in a state, or an explanation where there are none. */
export async function answerFlowPreview(
  parts: PageEndpointDependencies,
  { imageSources, siteMessages }: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>,
  query: Pick<URLSearchParams, 'get'>,
  request: PageDocumentRequest,
): Promise<HttpAnswer> {
  const { engine } = parts;
  const { target, host, origin, signal } = request;
  const flow = query.get('flow') ?? '';
  const wrong = explainUnknownState(flow, query.get('state'));
  if (wrong !== null) return createTextAnswer(404, `${wrong}\n`);
  if (!Object.values(blockSchemas).some(({ flows }) => flows.includes(flow)))
    return createTextAnswer(200, `${explainFlowWithoutBlock(flow, query.get('state') ?? '')}\n`);
  const pageRequest = { host, target, cookies: '', secure: origin.startsWith('https:'), address: null, signal };
  const requestContext = await createPageRequestContext(engine, pageRequest);
  const shown = { blocks: blockSchemas, examples: blockExamples, imageSources, siteMessages, now: engine.clock() };
  const page = requestContext && createFlowBlocksPreviewPage(requestContext.site, requestContext.visitor, flow, shown);
  if (!requestContext || !page) return createTextAnswer(404, 'No shop answers to this host.\n');
  return renderPrivatePageDocumentAnswer(parts, requestContext, page, origin, request);
}

function explainFlowWithoutBlock(flow: string, state: string): string {
  return findRecordedFlowStates(flow)?.get(state)?.silent
    ? messages.silent({ flow, state })
    : messages.drawn({ flow, state });
}

/** Null for a known flow and state. */
function explainUnknownState(flow: string, state: string | null): string | null {
  const flows = [...recordedFlowStates.keys()];
  const states = findRecordedFlowStates(flow);
  if (!states) return messages.unknownFlow({ flow, meant: closest(flow, flows), known: flows.join(', ') });
  if (state !== null && states.has(state)) return null;
  const known = [...states.keys()].join(', ');
  if (state === null) return messages.noState({ flow, known });
  return messages.unknownState({ flow, state, meant: closest(state, [...states.keys()]), known });
}
