import { createJsonResponse, createTextResponse, type Endpoint } from './endpoint.ts';
import { hasOperatorToken, type OperatorAccess } from './signed-link.ts';

/**
 * `GET /_status` with `Authorization: Bearer <operator token>`: the source of the documents, and those that are held
 * back with their errors. Responds 404 without the token.
 */
export function createStatusEndpoint(access: OperatorAccess, status: () => object): Endpoint {
  return ({ request }) =>
    hasOperatorToken(request.headers.get('authorization'), access)
      ? createJsonResponse(200, status())
      : createTextResponse(404, 'There is nothing at this address.\n');
}
