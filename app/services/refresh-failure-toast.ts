import { ApiError, ERROR_CODE_REFRESH_FAILED } from '#engine/api/api-error.ts';
import type { ApiTransport } from '#engine/api/transport.ts';
import type { ToastMessage } from '#schemas/browser/page-events.ts';

/**
 * Wraps calls: one whose tokens could not be refreshed shows a toast of level error (specification: Error catalogue,
 * "Refresh failure with a code"). From status 500 on, the sitewide screen reports it.
 */
export function withTokenRefreshFailureToast(
  transport: ApiTransport,
  show: (toast: ToastMessage) => void,
): ApiTransport {
  return {
    async send(ref, input, options) {
      try {
        return await transport.send(ref, input, options);
      } catch (error) {
        if (error instanceof ApiError && error.code === ERROR_CODE_REFRESH_FAILED && error.status < 500) {
          show({ message: error.firstMessage ?? error.message, level: 'error' });
        }
        throw error;
      }
    },
  };
}
