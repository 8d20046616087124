import { fromPromise } from 'xstate';
import type { FormHiddenValues, FormSubmitActorInput } from './form.types.ts';

/** Call options of a submission. */
export interface FormSubmitCallOptions {
  /** Aborted if the form is left or cancelled. */
  readonly signal: AbortSignal;
  /** The same when an unanswered request is repeated. */
  readonly idempotencyKey: string;
}

/** Sends the checked values of a form. It throws an `ApiError` where the server refuses them. */
export type SubmitForm<Values, Output = unknown> = (
  values: Values,
  options: FormSubmitCallOptions,
  about: FormHiddenValues,
) => Promise<Output>;

/** Submit actor of a form; ends if the machine leaves `submitting`. */
export function wrapFormSubmitAsActor<Values>(submit: SubmitForm<Values>) {
  return fromPromise<unknown, FormSubmitActorInput>(({ input, signal }) =>
    // Only values that passed this form's check are submitted.
    submit(input.values as Values, { signal, idempotencyKey: input.key }, input.about),
  );
}
