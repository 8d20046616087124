import type { CallPathParams, CallQuery } from '#schemas/api/call.ts';
import { ApiError, type ApiErrorDetails } from './api-error.ts';
import type { ApiAnswer, ApiTransport, CallInput, CallOptions, CallRef } from './transport.ts';

/** Text for customers by the code of an error; null for a code without one. */
export type FindRefusalText = (code: string) => string | null;

/** An error that the engine makes in place of the API. Its text is filled in where the locale is known. */
export function createEngineRefusal(
  status: number,
  code: string,
  more: Partial<ApiErrorDetails> = {},
  options?: ErrorOptions,
): ApiError {
  const parts = { status, code, errors: { general: [{ code, message: '' }] }, ...more };
  return new ApiError(`refused by the engine: ${code}`, parts, options);
}

/** The same error with its text, if the engine made it. Errors of the API have texts already. */
export function fillInRefusalText(error: ApiError, find: FindRefusalText): ApiError {
  const { status, code, result, answered, callId, retryAfter, cause } = error;
  const message = code === null || error.firstMessage !== null ? null : find(code);
  if (code === null || message === null) return error;
  const errors = { general: [{ code, message }] };
  const parts = { status, code, errors, result, answered, retryAfter, ...(callId !== null && { callId }) };
  return new ApiError(message, parts, { cause });
}

/** A transport whose errors have texts, also those that the engine makes. */
export function withRefusalTexts(transport: ApiTransport, find: FindRefusalText): ApiTransport {
  return {
    async send<Params extends CallPathParams, Query extends CallQuery, Body, Result>(
      ref: CallRef<Params, Query, Body, Result>,
      input: CallInput<Params, Query, Body>,
      options: CallOptions<Result> = {},
    ): Promise<ApiAnswer<Result>> {
      try {
        return await transport.send(ref, input, options);
      } catch (error) {
        throw error instanceof ApiError ? fillInRefusalText(error, find) : error;
      }
    },
  };
}
