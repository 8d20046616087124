import type { FormCheckContext, FormFieldProblems } from '#domain/forms/check-form.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { FormSite } from '#domain/forms/form-rules.ts';
import type { Form, FormValues } from '#schemas/forms/form.ts';

/** Values that are submitted but not typed, such as the token of the link that led to the form. */
export type FormHiddenValues = Readonly<Record<string, string>>;

/** What a form needs when it starts. */
export interface FormInput {
  readonly form: Form;
  /** Initial values of the fields. */
  readonly values?: FormValues;
  readonly limits?: FormCheckContext['limits'];
  /** Date in the shop's time zone, such as '2026-11-21'. */
  readonly today: () => string;
  /** Settings of the site that the rules of fields depend on. */
  readonly site: () => FormSite;
  /** Creates an idempotency key. */
  readonly newKey: () => string;
}

/** What a page provides to its forms. */
export type FormSurroundings = Pick<FormInput, 'today' | 'site' | 'newKey'>;

/** Why a server refused what was sent. */
export interface FormFailure {
  readonly status: number;
  readonly code: string | null;
  readonly result: unknown;
}

export interface FormMachineContext extends Omit<FormInput, 'values'> {
  readonly values: FormValues;
  /** Initial values of the fields. */
  readonly initial: FormValues;
  /** Names of the fields that were edited or blurred. */
  readonly touched: readonly string[];
  readonly problems: FormFieldProblems;
  /** What is wrong with the form as a whole. */
  readonly general: readonly FormProblem[];
  readonly failure: FormFailure | null;
  readonly isLocked: boolean;
  readonly about: FormHiddenValues;
  /** The submitted values, in the form's type. */
  readonly sent: unknown;
  /** Idempotency key of the running request, or of an unanswered one that may be repeated. */
  readonly key: string | null;
  /** Result of the submission. */
  readonly output: unknown;
  /** Counts failed checks and submissions. */
  readonly failures: number;
  /** Counts FORM.FILL and FORM.RESET events. */
  readonly fills: number;
}

export type FormEvent =
  | { readonly type: 'FIELD.CHANGE'; readonly name: string; readonly value: string | boolean }
  /** The focus has left a field. */
  | { readonly type: 'FIELD.BLUR'; readonly name: string }
  /**
   * `values` are the current field values, with any that the browser filled in without an event; `about` applies to this
   * submission only.
   */
  | { readonly type: 'FORM.SUBMIT'; readonly values?: FormValues; readonly about?: FormHiddenValues }
  /** Cancels the running request. */
  | { readonly type: 'FORM.CANCEL' }
  /** Fills the fields, except those that were touched. */
  | {
      readonly type: 'FORM.FILL';
      readonly values: FormValues;
      readonly limits?: FormCheckContext['limits'];
      readonly about?: FormHiddenValues;
    }
  | { readonly type: 'FORM.RESET' };

export type FormEmitted =
  | { readonly type: 'form.succeeded'; readonly name: string; readonly output: unknown }
  | {
      readonly type: 'form.refused';
      readonly name: string;
      readonly failure: FormFailure | null;
      /** First message for the customer: a server text or our message's name. */
      readonly message: string;
    };

export interface FormSubmitActorInput {
  /** Values of the form's type: checked, trimmed, without blank fields. */
  readonly values: unknown;
  readonly about: FormHiddenValues;
  readonly key: string;
}
