import type { ActionLimiter } from '#engine/api/action-limiter.ts';
import {
  createTextAnswer,
  type Endpoint,
  type EngineRequest,
  type HttpAnswer,
  type PageDocumentRequest,
  toFetchResponse,
} from '#engine/server/endpoint.ts';
import type { PageEndpointDependencies } from '#engine/server/page-endpoint.ts';
import type { PreviewDependencies } from '#engine/server/preview/answer-preview.ts';
import { isPreviewRequestTarget } from '#engine/server/preview/preview-context.ts';
import type { DevelopmentPageAccess } from '#engine/server/signed-link.ts';
import { withFlowPreviewEndpoint } from './flow-preview.ts';
import type { ExamplePageDependencies } from './gallery.ts';
import { createBlockGalleryEndpoint } from './gallery-endpoint.ts';
import { withPagePreviewEndpoint } from './preview-endpoint.ts';
import { createThemeStyleGuideEndpoint } from './style-page-endpoint.ts';

type AnswerPage = (request: PageDocumentRequest) => Promise<HttpAnswer>;

export interface PreviewEndpointDependencies {
  readonly parts: PageEndpointDependencies;
  readonly previews: PreviewDependencies;
  readonly examples: Pick<ExamplePageDependencies, 'imageSources' | 'siteMessages'>;
  readonly access: DevelopmentPageAccess;
  readonly limiter: Pick<ActionLimiter, 'count'>;
}

/** Loads the page that makes preview links with the first request for it. */
const loadPreviewLinkMaker = () => import('./preview-maker/preview-maker-endpoint.tsx');

/** Gallery, style page and the form that makes preview links, by first path segment. */
export function createPreviewEndpoints({
  parts,
  previews,
  examples,
  access,
  limiter,
}: PreviewEndpointDependencies): readonly (readonly [string, Endpoint])[] {
  const limited = (endpoint: Endpoint): Endpoint => {
    return (request) => {
      const wait = countPreview(limiter, access, request);
      return wait > 0 ? toFetchResponse(refusePreview(wait)) : endpoint(request);
    };
  };
  return [
    ['_blocks', limited(createBlockGalleryEndpoint(parts, examples, access))],
    ['_theme', limited(createThemeStyleGuideEndpoint(parts, examples, access))],
    [
      '_preview',
      limited(async (request) =>
        (await loadPreviewLinkMaker()).createPreviewLinkMakerEndpoint(previews, access)(request),
      ),
    ],
  ];
}

/** Previews of pages and flows; other requests go to `pages`. */
export function withPreviews(
  pages: AnswerPage,
  { parts, previews, examples, access, limiter }: PreviewEndpointDependencies,
): AnswerPage {
  const answer = withFlowPreviewEndpoint(withPagePreviewEndpoint(pages, previews, access), parts, examples, access);
  return async (request) => {
    if (!isLimitedPreview(request.target)) return answer(request);
    const wait = countPreview(limiter, access, request);
    return wait > 0 ? refusePreview(wait) : answer(request);
  };
}

/** The first check is for pages, which are requested far more often; names may be percent-encoded. */
function isLimitedPreview(target: string): boolean {
  if (!target.includes('preview') && !target.includes('%')) return false;
  return target.startsWith('/preview?') || isPreviewRequestTarget(target);
}

/** Seconds to wait. In development, previews are opened as often as documents change. */
function countPreview(
  limiter: Pick<ActionLimiter, 'count'>,
  { development }: Pick<DevelopmentPageAccess, 'development'>,
  { address }: Pick<EngineRequest, 'address'>,
): number {
  return development ? 0 : limiter.count('preview', { address, customer: null });
}

function refusePreview(wait: number): HttpAnswer {
  return createTextAnswer(429, `Too many previews were opened from this address. Try again in ${wait} s.\n`, {
    'retry-after': String(wait),
  });
}
