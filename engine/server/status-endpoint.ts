import { type Endpoint, jsonResponse, textResponse } from './endpoint.ts';
import { secretMatches } from './signed-link.ts';

/**
 * `GET /_status` with `Authorization: Bearer <operator token>`: where documents come from, and which are held back and
 * why. Without the token there is nothing here.
 */
export function statusEndpoint(operatorToken: string, status: () => object): Endpoint {
  return ({ request }) => {
    const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1];
    return secretMatches(token, operatorToken)
      ? jsonResponse(200, status())
      : textResponse(404, 'There is nothing at this address.\n');
  };
}
