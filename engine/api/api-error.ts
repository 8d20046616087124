import { guessHttpStatusOfUnansweredCall } from './failure-status.ts';

/** One message of an error answer. */
export interface ApiErrorMessage {
  readonly code: string;
  readonly message: string;
}

export type ApiErrorMessagesByField = Readonly<Record<string, readonly ApiErrorMessage[]>>;

export interface ApiErrorDetails {
  readonly status: number;
  readonly errors?: ApiErrorMessagesByField;
  readonly code?: string | null;
  readonly result?: unknown;
  /** False where the API gave no answer, or an unreadable one. */
  readonly answered?: boolean;
  readonly callId?: string;
  /** Seconds to wait before another try. */
  readonly retryAfter?: number | null;
}

/** Code of a call whose tokens could not be refreshed (specification: Error catalogue, "Refresh failure with a code"). */
export const ERROR_CODE_REFRESH_FAILED = 'AUTH_REFRESH_FAILED';

const FALLBACK = 'Something went wrong';

/** Error codes where the outcome of the call is unknown. */
const UNANSWERED = { noAnswer: 'no_answer', unreadable: 'unreadable_answer', unexpected: 'unexpected_answer' } as const;

/**
 * Error of an API call (specification: The error catalogue). `errors` groups messages by request field: `this` is the
 * whole request, `general` has no field. `code` is that of the first message; `message` is its text or a sentence with
 * the status, for logs. Customers see `firstMessage`.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly code: string | null;
  readonly errors: ApiErrorMessagesByField;
  readonly result: unknown;
  /** False when the call may have been executed although it failed; then only retry with the same idempotency key. */
  readonly answered: boolean;
  /** Id of the failed call; null if unknown. */
  readonly callId: string | null;
  /** Seconds to wait before another try; null where the API names none. */
  readonly retryAfter: number | null;

  constructor(message: string, parts: ApiErrorDetails, options?: ErrorOptions) {
    super(message, options);
    this.status = parts.status;
    this.code = parts.code ?? null;
    this.errors = parts.errors ?? {};
    this.result = parts.result ?? null;
    this.answered = parts.answered ?? true;
    this.callId = parts.callId ?? null;
    this.retryAfter = parts.retryAfter ?? null;
  }

  /** First message of the server that is not empty; null for none. */
  get firstMessage(): string | null {
    const messages = Object.values(this.errors).flat();
    return messages.find(({ message }) => message.trim() !== '')?.message ?? null;
  }

  /** A copy with the id of the failed call. */
  ofCall(callId: string): ApiError {
    const { status, code, errors, result, answered, retryAfter, cause } = this;
    if (this.callId !== null) return this;
    const parts = { status, code, errors, result, answered, retryAfter, callId };
    return new ApiError(this.message, parts, { cause });
  }
}

/**
 * Converts an error answer (status 400 or more). `answer` is the unchecked parsed body; `retryAfter` the header of that
 * name.
 */
export function createApiErrorFromAnswer(status: number, answer: unknown, retryAfter: string | null = null): ApiError {
  const messages = messagesOf(answer);
  const first = messages[0];
  const { result = null, code: ownCode } = isNonArrayObject(answer) ? answer : {};
  const code = first?.code ?? (typeof ownCode === 'string' ? ownCode : null);
  const answered = !Object.values<string | null>(UNANSWERED).includes(code);
  const text = first?.message || (answered ? withStatus(status) : FALLBACK);
  const more = { result, answered, retryAfter: secondsOf(retryAfter) };
  return new ApiError(text, { status, code, errors: grouped(messages), ...more });
}

function withStatus(status: number): string {
  return `The API responded with a ${status} error when requesting the following url`;
}

/** Seconds only, because a date would depend on two clocks. */
function secondsOf(header: string | null): number | null {
  return header !== null && /^\d{1,9}$/.test(header) ? Number(header) : null;
}

/** The answer is not JSON. */
export function createUnreadableAnswerError(cause: unknown): ApiError {
  return new ApiError(FALLBACK, { status: 422, code: UNANSWERED.unreadable, answered: false }, { cause });
}

/** The answer does not match the contract. */
export function createContractViolatingAnswerError(complaints: string): ApiError {
  return new ApiError(
    FALLBACK,
    { status: 502, code: UNANSWERED.unexpected, answered: false },
    { cause: new Error(complaints) },
  );
}

/** No answer: a network failure or a timeout. */
export function createNoAnswerApiError(failure: unknown): ApiError {
  const message = failure instanceof Error && failure.message !== '' ? failure.message : FALLBACK;
  const parts = { status: guessHttpStatusOfUnansweredCall(message), code: UNANSWERED.noAnswer, answered: false };
  return new ApiError(message, parts, { cause: failure });
}

/** An error with one message in the API's format. */
export function createRefusalApiError(status: number, code: string, message: string, target = 'general'): ApiError {
  return new ApiError(message, { status, code, errors: { [target]: [{ code, message }] } });
}

/** The error in the API's format, without local messages. */
export function toErrorAnswerBody({ code, errors, result }: ApiError): object {
  const messages = Object.entries(errors).flatMap(([target, group]) =>
    group.map(({ code: own, message }) =>
      target === 'general' ? { code: own, message } : { code: own, message, target },
    ),
  );
  return { errors: messages, code, result };
}

interface TargetedMessage extends ApiErrorMessage {
  readonly target: string;
}

function messagesOf(answer: unknown): TargetedMessage[] {
  const errors = isNonArrayObject(answer) ? answer['errors'] : null;
  if (!Array.isArray(errors)) return [];
  return errors.filter(isNonArrayObject).flatMap(({ code, message, target }) =>
    typeof message === 'string'
      ? [
          {
            code: typeof code === 'string' ? code : 'error',
            message,
            target: typeof target === 'string' && target !== '' ? target : 'general',
          },
        ]
      : [],
  );
}

function grouped(messages: readonly TargetedMessage[]): ApiErrorMessagesByField {
  const groups = new Map<string, ApiErrorMessage[]>();
  for (const { target, code, message } of messages) {
    const group = groups.get(target);
    if (group) group.push({ code, message });
    else groups.set(target, [{ code, message }]);
  }
  return Object.fromEntries(groups);
}

export function isNonArrayObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
