import { OTHER, type RequestKind, type RequestObserver } from '../telemetry/request-observer.ts';
import type { Tracer } from '../telemetry/tracer.ts';
import type { HttpAnswer } from './endpoint.ts';

export interface RequestTelemetry {
  /** Site of a host, for metrics; null without one. */
  readonly siteOf?: (host: string) => string | null;
  readonly observer?: RequestObserver;
  readonly tracer?: Tracer;
}

export interface RequestToObserve {
  readonly kind: RequestKind;
  /** Route of answers that are no pages. */
  readonly route: string;
  readonly host: string;
  /** Reads the trace context that a trusted proxy sent. */
  readonly readHeader: (name: string) => string | null;
  /** Whether its client went away. */
  readonly isAborted: () => boolean;
}

/** Trace headers of others than trusted proxies are ignored, or anybody could have every request traced. */
export const ignoreHeader = () => null;

/** Status of requests whose client went away. */
const CLIENT_CLOSED = 499;

const KINDS: ReadonlyMap<string, RequestKind> = new Map([
  ['_page', 'navigation'],
  ['_api', 'call'],
  ['_assets', 'asset'],
  ['_img', 'asset'],
  ['_css', 'asset'],
  ['_fonts', 'asset'],
  ['_messages', 'asset'],
]);

/** Kind and route of a request that is not for a document. Paths that no endpoint has are `other`. */
export function classifyEndpointRequest(
  path: string,
  endpoints: Pick<ReadonlyMap<string, unknown>, 'has'>,
  isFile: boolean,
): Pick<RequestToObserve, 'kind' | 'route'> {
  if (isFile) return { kind: 'file', route: 'file' };
  const [segment = '', second = ''] = path.slice(1).split('/', 2);
  const kind = KINDS.get(segment) ?? 'other';
  if (kind === 'call') return { kind, route: second };
  return { kind, route: endpoints.has(segment) ? segment : OTHER };
}

/** Runs the work of a request in a span and reports its answer. Without telemetry it only runs the work. */
export function observeRequest<Answer extends Pick<HttpAnswer, 'status' | 'served'>>(
  { siteOf, observer, tracer }: RequestTelemetry,
  describe: () => RequestToObserve,
  work: () => Promise<Answer> | Answer,
): Promise<Answer> | Answer {
  if (!observer && !tracer) return work();
  const request = describe();
  const measured = async () => {
    const begun = observer?.now() ?? 0;
    observer?.began();
    const labels = { kind: request.kind, site: siteOf?.(request.host) ?? OTHER, route: request.route };
    const report = ({ status, served }: Pick<HttpAnswer, 'status' | 'served'>) => {
      const observed = { ...labels, origin: null, ...served, status };
      observer?.observe({ ...observed, milliseconds: observer.now() - begun });
      return { brand: observed.site, route: observed.route, 'http.response.status_code': status };
    };
    try {
      const answer = await work();
      return { answer, attributes: report(answer) };
    } catch (error) {
      report({ status: request.isAborted() ? CLIENT_CLOSED : 500 });
      throw error;
    } finally {
      observer?.ended();
    }
  };
  if (!tracer) return measured().then(({ answer }) => answer);
  return tracer.traceRequest(request.readHeader, `${request.kind} request`, async (span) => {
    const { answer, attributes } = await measured();
    span.setAttributes(attributes);
    return answer;
  });
}
