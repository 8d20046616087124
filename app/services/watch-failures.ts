import { ApiError } from '#engine/api/api-error.ts';
import type { Transport } from '#engine/api/transport.ts';

/** The same calls; `failed` hears of each that was answered with a status of 500 or more. */
export function watchFailures(transport: Transport, failed: (callId: string, error: ApiError) => void): Transport {
  return {
    async send(ref, input, options) {
      try {
        return await transport.send(ref, input, options);
      } catch (error) {
        if (error instanceof ApiError && error.status >= 500) failed(ref.id, error);
        throw error;
      }
    },
  };
}
