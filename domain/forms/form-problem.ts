import type { FormMessageKey } from '#schemas/forms/form.ts';

/** A problem with a field or a form: a message of ours with the values of its placeholders, or a text of the server. */
export type FormProblem =
  | { readonly message: FormMessageKey; readonly fill?: Readonly<Record<string, string>> }
  | { readonly code: string; readonly text: string };
