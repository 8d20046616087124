import type { FormMessageTexts } from '#schemas/forms/form.ts';
import type { FormProblem } from './form-problem.ts';

/**
 * Formats a problem with the texts of its form. Separate from the default texts, so that no form loads the texts of all
 * forms.
 */
export function formatFormProblem(problem: FormProblem, words: FormMessageTexts): string {
  if ('text' in problem) return problem.text;
  const { message, fill = {} } = problem;
  const text = words[message] ?? words.invalid ?? '';
  return text.replace(/\{(\w+)\}/g, (braces, name: string) => fill[name] ?? braces);
}
