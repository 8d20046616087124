import { waitFor } from '#engine/api/abort.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { Transport } from '#engine/api/transport.ts';

export interface FailureScreen {
  /** Whether the flow that makes this call shows its failure itself. */
  readonly isInline: (callId: string) => boolean;
  readonly report: (callId: string, error: ApiError) => void;
  /** Covers the page. Rejects where the screen could not be loaded. */
  readonly show: (error: ApiError) => Promise<void>;
}

/**
 * The same calls; each that is answered with a status of 500 or more is reported. Either its flow shows the failure, or the
 * screen covers the page: then the call stays open until its caller gives it up, so that nothing else answers for it below.
 */
export function withFailureScreen(transport: Transport, { isInline, report, show }: FailureScreen): Transport {
  return {
    async send(ref, input, options) {
      try {
        return await transport.send(ref, input, options);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status < 500) throw error;
        report(ref.id, error);
        if (isInline(ref.id)) throw error;
        const isShown = await show(error).then(
          () => true,
          () => false,
        );
        if (!isShown) throw error;
        return waitFor(new Promise<never>(() => undefined), options?.signal);
      }
    },
  };
}
