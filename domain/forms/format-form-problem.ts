import type { FormMessageTexts } from '#schemas/forms/form.ts';
import type { FormProblem } from './form-problem.ts';

/**
 * A problem in words for the customer; `words` are those of the form, which come with it. It stands by itself, so that no
 * form loads the words of all.
 */
export function formatFormProblem(problem: FormProblem, words: FormMessageTexts): string {
  if ('text' in problem) return problem.text;
  const { message, fill = {} } = problem;
  const text = words[message] ?? words.invalid ?? '';
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => fill[name] ?? braces);
}
