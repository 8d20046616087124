import { ApiError } from '#engine/api/api-error.ts';

/** Null where the API has no answer; what it refuses is none. */
export async function nullIfUnreachable(ask: () => Promise<boolean>): Promise<boolean | null> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.answered && (error.status === 404 || error.status === 422) ? false : null;
  }
}
