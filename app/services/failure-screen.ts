import { waitForPromiseUnlessAborted } from '#engine/api/abort.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';

export interface CallFailureScreenOptions {
  /** Whether the flow of this call shows its failures itself. */
  readonly isInline: (callId: string) => boolean;
  readonly report: (callId: string, error: ApiError) => void;
  /** Covers the page. Rejects when the screen fails to load. */
  readonly show: (error: ApiError) => Promise<void>;
}

/**
 * A transport that reports failures with a status of 500 or more. Unless the flow shows the failure itself, the screen covers
 * the page, and the call stays pending until its caller aborts it, so that no second message appears below the screen.
 */
export function withCallFailureScreen(
  transport: ApiTransport,
  { isInline, report, show }: CallFailureScreenOptions,
): ApiTransport {
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
        return waitForPromiseUnlessAborted(new Promise<never>(() => undefined), options?.signal);
      }
    },
  };
}
