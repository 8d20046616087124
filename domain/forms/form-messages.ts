import type { FormMessage, FormWords } from '#schemas/forms/form.ts';

/** What is wrong with a field or a form: one of our messages with what fills it, or the server's own words. */
export type FormProblem =
  | { readonly message: FormMessage; readonly fill?: Readonly<Record<string, string>> }
  | { readonly code: string; readonly text: string };

/** A problem in words for the customer. `words` are those of the form, which come with it. */
export function problemText(problem: FormProblem, words: FormWords): string {
  if ('text' in problem) return problem.text;
  const { message, fill = {} } = problem;
  const text = words[message] ?? words.invalid ?? '';
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => fill[name] ?? braces);
}
