import { ApiError, isNonArrayObject } from '#engine/api/api-error.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef } from '#engine/api/transport.ts';
import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';

/** Last known url of a site's membership program; null where it has none. */
export type MembershipProgramUrlBySite = Map<string, string | null>;

const CONFIG = 'membership.config';

/** Remembers program urls from answers of the membership service. */
export function recordMembershipUrlFromApiAnswers(
  transport: ApiTransport,
  site: string,
  programs: MembershipProgramUrlBySite,
): ApiTransport {
  return {
    async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
      ref: CallRef<Params, Query, Body, Result>,
      input: CallInput<Params, Query, Body>,
      options?: CallOptions<Result>,
    ): Promise<ApiAnswer<Result>> {
      if (ref.id !== CONFIG) return transport.send(ref, input, options);
      try {
        const answer = await transport.send(ref, input, options);
        const url = urlOf(answer.result);
        if (url !== null) programs.set(site, url);
        return answer;
      } catch (error) {
        if (error instanceof ApiError && error.answered && error.status === 404) programs.set(site, null);
        throw error;
      }
    },
  };
}

function urlOf(result: unknown): string | null {
  const config = isNonArrayObject(result) ? result['programConfig'] : null;
  const url = isNonArrayObject(config) ? config['programUrl'] : null;
  return typeof url === 'string' ? url : null;
}
