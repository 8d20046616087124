import type { FormCheckContext, FormFieldProblems } from '#domain/forms/check-form.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import type { FormSite } from '#domain/forms/form-rules.ts';
import type { Form, FormValues } from '#schemas/forms/form.ts';

/** What a submission is about and nobody types, such as the token of the link that led to the form. */
export type FormHiddenValues = Readonly<Record<string, string>>;

/** What a form needs when it starts. */
export interface FormInput {
  readonly form: Form;
  /** What stands in the fields at first. */
  readonly values?: FormValues;
  readonly limits?: FormCheckContext['limits'];
  /** The day it is where the shop is, such as '2026-11-21'. */
  readonly today: () => string;
  /** Settings of the site that the rules of fields depend on. */
  readonly site: () => FormSite;
  /** A new key by which a server knows that a repeated request is the same one. */
  readonly newKey: () => string;
}

/** What every form of a page gets from it. */
export type FormSurroundings = Pick<FormInput, 'today' | 'site' | 'newKey'>;

/** Why a server refused what was sent. */
export interface FormFailure {
  readonly status: number;
  readonly code: string | null;
  readonly result: unknown;
}

export interface FormMachineContext extends Omit<FormInput, 'values'> {
  readonly values: FormValues;
  /** What stood in the fields at first. */
  readonly initial: FormValues;
  /** Names of the fields that somebody has typed into or left. */
  readonly touched: readonly string[];
  readonly problems: FormFieldProblems;
  /** What is wrong with the form as a whole. */
  readonly general: readonly FormProblem[];
  readonly failure: FormFailure | null;
  readonly isLocked: boolean;
  readonly about: FormHiddenValues;
  /** The values under way, as the form's type has them. */
  readonly sent: unknown;
  /** Key of the request under way, or of one that nobody answered and that may be repeated. */
  readonly key: string | null;
  /** What the server answered. */
  readonly output: unknown;
  /** How often a submission came to nothing. */
  readonly failures: number;
  /** How often the fields were filled from outside. */
  readonly fills: number;
}

export type FormEvent =
  | { readonly type: 'FIELD.CHANGE'; readonly name: string; readonly value: string | boolean }
  /** The focus has left a field. */
  | { readonly type: 'FIELD.BLUR'; readonly name: string }
  /**
   * `values` are those in the fields, where the browser may have filled some in without telling; `about` is added for this
   * submission alone.
   */
  | { readonly type: 'FORM.SUBMIT'; readonly values?: FormValues; readonly about?: FormHiddenValues }
  /** The request under way is given up. */
  | { readonly type: 'FORM.CANCEL' }
  /** What should stand in the fields has come; what was typed stays. */
  | {
      readonly type: 'FORM.FILL';
      readonly values: FormValues;
      readonly limits?: FormCheckContext['limits'];
      readonly about?: FormHiddenValues;
    }
  /** All begins anew. */
  | { readonly type: 'FORM.RESET' };

export type FormEmitted =
  | { readonly type: 'form.succeeded'; readonly name: string; readonly output: unknown }
  | {
      readonly type: 'form.refused';
      readonly name: string;
      readonly failure: FormFailure | null;
      /** What the customer is told first, or the name of our own message for it. */
      readonly message: string;
    };

/** What the submit actor is given. */
export interface FormSubmitActorInput {
  /** Values of the form's type: checked, trimmed, without blank fields. */
  readonly values: unknown;
  readonly about: FormHiddenValues;
  readonly key: string;
}
