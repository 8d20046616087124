import { ApiError, isRecord } from '#engine/api/api-error.ts';
import type { ApiAnswer, CallInput, CallOptions, CallRef, Transport } from '#engine/api/transport.ts';
import type { CallQuery, PathParams } from '#schemas/api/call.ts';

/** The url of the membership program of a site, as its service told last; null where it told that there is none. */
export type ProgramUrls = Map<string, string | null>;

const CONFIG = 'membership.config';

/** Remembers what the membership service tells of its program, whoever asks. */
export function rememberProgram(transport: Transport, site: string, programs: ProgramUrls): Transport {
  return {
    async send<Params extends PathParams, Query extends CallQuery, Body, Result>(
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
  const config = isRecord(result) ? result['programConfig'] : null;
  const url = isRecord(config) ? config['programUrl'] : null;
  return typeof url === 'string' ? url : null;
}
