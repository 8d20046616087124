import type { FormMessageKey } from '#schemas/forms/form.ts';

/** A problem of a field or form: a message key with placeholder values, or a text from the server. */
export type FormProblem =
  | { readonly message: FormMessageKey; readonly fill?: Readonly<Record<string, string>> }
  | { readonly code: string; readonly text: string };
