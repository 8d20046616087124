import type { ConfigError, ConfigErrorCode } from './config-error.ts';
import { formatValueForMessage } from './wording.ts';

/** Codes of errors whose suggestion is the name of a property or of an address parameter rather than a value. */
const ABOUT_NAMES: ReadonlySet<ConfigErrorCode> = new Set([
  'unknown-property',
  'unknown-slot',
  'duplicate-key',
  'missing-property',
]);

/**
 * The value that a suggestion names in place of a wrong one; undefined where it names none, or where it is not certain
 * that it is meant for this place.
 */
export function parseSuggestedValue(
  { code, message, suggestion }: Pick<ConfigError, 'code' | 'message' | 'suggestion'>,
  wrong: unknown,
): string | number | boolean | undefined {
  if (suggestion === null || ABOUT_NAMES.has(code)) return undefined;
  if (typeof wrong === 'number') return parseNumber(/^Nearest allowed value: (\S+)\.$/.exec(suggestion)?.[1]);
  if (typeof wrong !== 'string') return undefined;
  if (suggestion === `Write ${wrong} without quotes.`)
    return wrong === 'true' || wrong === 'false' ? wrong === 'true' : parseNumber(wrong);
  const text = /^Did you mean '(.+)'\?$/su.exec(suggestion)?.[1];
  return text !== undefined && message.includes(formatValueForMessage(wrong)) ? text : undefined;
}

function parseNumber(text: string | undefined): number | undefined {
  const number = Number(text);
  return text === undefined || Number.isNaN(number) ? undefined : number;
}
