import type { ReadableHeaders } from '../../site/request-host.ts';
import { createTextResponse } from '../endpoint.ts';

const NAME = 'vitrine-stage';
const MARK = new RegExp(`(?:^|;\\s*)${NAME}=`);
const READING_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Set-Cookie header of a stage, by which the engine recognises and refuses its writes. The cookie is partitioned: the
 * browser sends it only below the top-level site that framed the stage, so it never marks the same customer's visits to
 * the shop. Empty where the framing site is the shop's own, which shares its partition.
 */
export function createStageCookieHeader(headers: ReadableHeaders): Readonly<Record<string, string>> {
  const isFramedByOtherSite =
    headers.get('sec-fetch-dest') === 'iframe' && headers.get('sec-fetch-site') === 'cross-site';
  // Scripts can neither read nor replace an HttpOnly cookie.
  return isFramedByOtherSite
    ? { 'set-cookie': `${NAME}=1; Path=/; Secure; HttpOnly; SameSite=None; Partitioned; Priority=High` }
    : {};
}

/** Whether a request that changes something comes from a stage. */
export function isStageWrite({
  method,
  headers,
}: {
  readonly method: string;
  readonly headers: ReadableHeaders;
}): boolean {
  return !READING_METHODS.has(method) && MARK.test(headers.get('cookie') ?? '');
}

export function refuseStageWrite(): Response {
  return createTextResponse(403, 'A page in the studio changes nothing in the shop.\n');
}
