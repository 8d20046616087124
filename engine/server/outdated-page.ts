import type { OutdatedPageReason } from '#schemas/browser/page-events.ts';
import { isCallShapeRefusal } from '../api/call-gateway.ts';
import { OUTDATED_PAGE_HEADER, PAYLOAD_VERSIONS, PAYLOAD_VERSIONS_HEADER } from '../api/payload-versions.ts';
import type { ReadableHeaders } from '../site/request-host.ts';
import type { HttpAnswer, PlainAnswerEndpoint } from './endpoint.ts';

/** Whether a request comes from a page of a release with other data of pages or other calls. */
export function isFromOutdatedPage(headers: ReadableHeaders): boolean {
  return (headers.get(PAYLOAD_VERSIONS_HEADER) ?? PAYLOAD_VERSIONS) !== PAYLOAD_VERSIONS;
}

/** Marks answers to calls from pages of a release with other calls. The call itself is made as far as it can be understood. */
export function withOutdatedPageMark(endpoint: PlainAnswerEndpoint): PlainAnswerEndpoint {
  return async (request) => {
    const answer = await endpoint(request);
    const versions = request.request.headers.get(PAYLOAD_VERSIONS_HEADER);
    if (versions === null || callsOf(versions) === callsOf(PAYLOAD_VERSIONS)) return answer;
    const reason: OutdatedPageReason = refusesShape(answer) ? 'refused' : 'outdated';
    return { ...answer, headers: { ...answer.headers, [OUTDATED_PAGE_HEADER]: reason } };
  };
}

function callsOf(versions: string): string | undefined {
  return versions.split('.')[1];
}

function refusesShape({ status, body }: Pick<HttpAnswer, 'status' | 'body'>): boolean {
  if (status < 400 || typeof body !== 'string') return false;
  const { code }: { code?: unknown } = Object(JSON.parse(body));
  return typeof code === 'string' && isCallShapeRefusal(code);
}
