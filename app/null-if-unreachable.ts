import { ApiError } from '#engine/api/api-error.ts';

/** Result of a lookup; null while the API is unreachable. Refusals are thrown. */
export async function checkExistsUnlessApiUnreachable(checkExists: () => Promise<boolean>): Promise<boolean | null> {
  try {
    return await checkExists();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.answered && (error.status === 404 || error.status === 422) ? false : null;
  }
}
