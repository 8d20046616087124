import { COMMON_SCHEMAS } from '../validation/config-kinds.ts';
import { findSchemaProblems } from '../validation/find-schema-problems.ts';
import { listSchemaFindings } from '../validation/list-findings.ts';
import { formatValueForMessage } from '../validation/wording.ts';
import type { TranslatableText } from './translatable-texts.ts';

/** Why a translation can't take the place of a text. */
export interface TextProblem {
  readonly message: string;
  readonly suggestion: string | null;
}

const PLACEHOLDER = /\{[A-Za-z][A-Za-z0-9]*\}/g;

/** Problems of a translation: what the schema of the text refuses, blank texts, and unknown placeholders such as `{name}`. */
export function listTextProblems({ schema, text }: TranslatableText, translation: string): readonly TextProblem[] {
  if (translation.trim() === '')
    return [{ message: 'The translation is empty.', suggestion: 'Write it, or leave it out.' }];
  return [...listSchemaProblems(schema, translation), ...listPlaceholderProblems(text, translation)];
}

function listSchemaProblems(schema: TranslatableText['schema'], translation: string): readonly TextProblem[] {
  const problems = findSchemaProblems({ schema, root: schema, library: COMMON_SCHEMAS }, translation, '');
  if (problems.length === 0) return [];
  return listSchemaFindings({ accepts: () => false, schema }, translation, '', COMMON_SCHEMAS);
}

function listPlaceholderProblems(text: string, translation: string): readonly TextProblem[] {
  const known = new Set<string>(text.match(PLACEHOLDER));
  const unknown = [...new Set(translation.match(PLACEHOLDER))].filter((placeholder) => !known.has(placeholder));
  return unknown.map((placeholder) => ({
    message: `The placeholder ${formatValueForMessage(placeholder)} is not in the text that is translated.`,
    suggestion: known.size > 0 ? `Write ${[...known].join(' or ')}.` : 'Remove it.',
  }));
}
