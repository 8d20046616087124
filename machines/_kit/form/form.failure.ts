import type { FormFieldProblems } from '#domain/forms/check-form.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import { assignServerErrorsToFields } from '#domain/forms/server-problems.ts';
import { ApiError } from '#engine/api/api-error.ts';
import type { FormDescription } from '#schemas/forms/form.ts';
import type { FormFailure } from './form.types.ts';

const FALLBACK: FormProblem = { message: 'failed' };

/** The shop was not reached; a retry sends the same request. */
const UNREACHED: FormProblem = { message: 'no-answer' };

export interface RefusedForm {
  readonly failure: FormFailure;
  readonly problems: FormFieldProblems;
  readonly general: readonly FormProblem[];
  readonly isLocked: boolean;
  /** Whether the API refused it with 4xx: a retry then gets a new idempotency key. */
  readonly isAnswered: boolean;
}

/**
 * Maps a failed submission to messages (specification: The error catalogue): a 4xx response gives the errors of fields and
 * form, anything else a general message, no response (408) advice to retry.
 */
export function toRefusedForm(description: FormDescription, error: unknown): RefusedForm {
  if (!(error instanceof ApiError)) return unexplained({ status: 500, code: null, result: null });
  const { status, code, result, errors } = error;
  const failure = { status, code, result };
  const isAnswered = error.answered && status >= 400 && status < 500;
  if (!isAnswered) return unexplained(failure);
  const { fields, general, locked } = assignServerErrorsToFields(description, errors);
  const problems = error.firstMessage === null ? [FALLBACK] : general;
  return { failure, problems: fields, general: problems, isLocked: locked, isAnswered };
}

function unexplained(failure: FormFailure): RefusedForm {
  return {
    failure,
    problems: {},
    general: [failure.status === 408 ? UNREACHED : FALLBACK],
    isLocked: false,
    isAnswered: false,
  };
}
