import type { FormMessageKey } from '#schemas/forms/form.ts';
import type { MinorUnits } from '../money.ts';

/** Values of the placeholders of a form message. */
export interface FormProblemValues {
  readonly amount?: MinorUnits;
  /** In years. */
  readonly age?: number;
  /** How an amount is written. */
  readonly example?: string;
  /** Number of characters. */
  readonly length?: number;
  /** Name of the field that must be repeated. */
  readonly field?: string;
}

/** A problem of a field or form: a message with the values of its placeholders, or a text from the server. */
export type FormProblem =
  | { readonly message: FormMessageKey; readonly values?: FormProblemValues }
  | { readonly code: string; readonly text: string };
