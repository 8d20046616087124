import { createJsonResponse, createTextResponse, type Endpoint } from './endpoint.ts';
import { isExpectedSecret } from './signed-link.ts';

/**
 * `GET /_status` with `Authorization: Bearer <operator token>`: where documents come from, and which are held back and
 * why. Without the token there is nothing here.
 */
export function createStatusEndpoint(operatorToken: string, status: () => object): Endpoint {
  return ({ request }) => {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    return isExpectedSecret(token, operatorToken)
      ? createJsonResponse(200, status())
      : createTextResponse(404, 'There is nothing at this address.\n');
  };
}
