import { toFetchResponse } from '../endpoint.ts';
import {
  createTestDocumentRequest,
  createTestRequestToEndpoint,
  openTwoBrandTestPages,
  type TestRequestOptions,
  type TwoBrandTestPagesOptions,
} from './small-shop.tsx';

/** A small shop, and what visitors get of it: documents, and pages as data. */
export function openTestShopWithFetchHelpers(options?: TwoBrandTestPagesOptions) {
  const parts = openTwoBrandTestPages(options);
  const get = async (target: string, more?: TestRequestOptions) => {
    const response = toFetchResponse(await parts.endpoint.document(createTestDocumentRequest(target, more)));
    return { response, status: response.status, text: await response.text() };
  };
  /** The text of the counting block in a page. */
  const fetchBlockText = async (target: string, more?: TestRequestOptions) =>
    /<p>(.*?)<\/p>/.exec((await get(target, more)).text)?.[1];
  const page = async (path: string, layout?: string, more?: TestRequestOptions) => {
    const query = new URLSearchParams({ path, ...(layout && { layout }) });
    const response = toFetchResponse(
      await parts.endpoint.navigation(createTestRequestToEndpoint(`/_page?${query}`, more)),
    );
    return { response, payload: await response.json() };
  };
  /** The cached page for a visitor without cookies. */
  const cached = (target: string, more: TestRequestOptions = {}, framed = false) => {
    const { host, origin, port, request } = createTestRequestToEndpoint('/', more);
    const secure = origin.startsWith('https:');
    const acceptLanguage = request.headers.get('accept-language');
    const found = parts.endpoint.cached({ host, secure, port, target, framed, acceptLanguage });
    const cookies = [found?.cookies?.['set-cookie'] ?? []].flat().map((cookie) => cookie.split(';')[0]);
    const html = found?.page.ready.identity.body.toString() ?? '';
    return found && { status: found.page.status, blockText: /<p>(.*?)<\/p>/.exec(html)?.[1], cookies };
  };
  return { ...parts, get, fetchBlockText, page, cached };
}
