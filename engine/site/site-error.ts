import { findClosestWord } from '../validation/closest-word.ts';
import type { ConfigError, ConfigErrorCode } from '../validation/config-error.ts';

/** An error of a document, before anybody looked up its line. */
export function createConfigErrorWithoutLine(
  source: string,
  pointer: string,
  code: ConfigErrorCode,
  message: string,
  suggestion: string | null = null,
): ConfigError {
  return { source, pointer, code, message, suggestion, line: null, column: null };
}

export function formatDidYouMeanSuggestion(word: string, candidates: readonly string[]): string | null {
  const meant = findClosestWord(word, candidates);
  return meant === null ? null : `Did you mean '${meant}'?`;
}
