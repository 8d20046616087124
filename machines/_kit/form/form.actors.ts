import { fromPromise } from 'xstate';
import type { FormHiddenValues, FormSubmitActorInput } from './form.types.ts';

/** What a submission may use beside its values: options of a call. */
export interface FormSubmitCallOptions {
  /** Aborted when the form is left or given up. */
  readonly signal: AbortSignal;
  /** The same for a repetition of a request that nobody answered. */
  readonly idempotencyKey: string;
}

/** Sends the checked values of a form. It throws an `ApiError` where the server refuses them. */
export type SubmitForm<Values, Output = unknown> = (
  values: Values,
  options: FormSubmitCallOptions,
  about: FormHiddenValues,
) => Promise<Output>;

/** The wait of a form: it ends when the machine leaves `submitting`. */
export function wrapFormSubmitAsActor<Values>(submit: SubmitForm<Values>) {
  return fromPromise<unknown, FormSubmitActorInput>(({ input, signal }) =>
    // The machine sends what the same form's check has let through.
    submit(input.values as Values, { signal, idempotencyKey: input.key }, input.about),
  );
}
