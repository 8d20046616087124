import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { ConfigError } from './config-error.ts';
import { FORBIDDEN_JSON_KEYS, JSON_LIMITS } from './json-limits.ts';
import { appendPointerStep } from './json-pointer.ts';
import { createPointerLocator, createPositionFinder, type LocatePointer, type TextPosition } from './json-positions.ts';
import { BYTE_ORDER_MARK_MESSAGE, JSON_SYNTAX_MESSAGES, NOT_JSON_MESSAGE } from './json-syntax-messages.ts';

export type ParsedJson =
  | { readonly ok: true; readonly value: unknown; readonly locate: LocatePointer }
  | { readonly ok: false; readonly errors: readonly ConfigError[] };

/** Parses strict JSON to a frozen value, or returns all errors. Never throws. Specification: Validation rules. */
export function parseJson(text: string, source: string): ParsedJson {
  const size = byteLength(text);
  if (size > JSON_LIMITS.bytes) return { ok: false, errors: [tooLarge(source, size)] };
  const { depth, deepest, properties } = scan(text);
  if (depth > JSON_LIMITS.depth) return { ok: false, errors: [tooDeep(source, createPositionFinder(text)(deepest))] };
  try {
    const value: unknown = JSON.parse(text);
    // Fewer parsed than written properties means duplicate keys.
    if (countAndFreeze(value) === properties) return { ok: true, value, locate: createPointerLocator(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return { ok: false, errors: explainText(text, source) };
}

/** Nesting depth and number of properties, without recursion. */
function scan(text: string): { depth: number; deepest: number; properties: number } {
  let depth = 0;
  let deepest = 0;
  let level = 0;
  let properties = 0;
  let inString = false;
  for (let offset = 0; offset < text.length; offset += 1) {
    const code = text.charCodeAt(offset);
    if (inString) {
      if (code === BACKSLASH) offset += 1;
      else if (code === QUOTE) inString = false;
    } else if (code === QUOTE) inString = true;
    else if (code === COLON) properties += 1;
    else if (code === OPEN_BRACE || code === OPEN_BRACKET) {
      level += 1;
      if (level > depth) {
        depth = level;
        if (depth <= JSON_LIMITS.depth + 1) deepest = offset;
      }
    } else if (code === CLOSE_BRACE || code === CLOSE_BRACKET) level -= 1;
  }
  return { depth, deepest, properties };
}

/** Number of properties, NaN for a forbidden key. Kept fast, because every document passes here. */
function countAndFreeze(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += countAndFreeze(item);
  } else {
    for (const key of Object.keys(value)) count += FORBIDDEN_JSON_KEYS.has(key) ? Number.NaN : 1;
    for (const child of Object.values(value)) count += countAndFreeze(child);
  }
  Object.freeze(value);
  return count;
}

function explainText(written: string, source: string): ConfigError[] {
  const text = written.startsWith(BYTE_ORDER_MARK) ? ` ${written.slice(1)}` : written;
  const mark = text === written ? [] : [byteOrderMark(source)];
  const positionOf = createPositionFinder(text);
  const problems: ParseError[] = [];
  const root = parseTree(text, problems, { disallowComments: true, allowTrailingComma: false });
  const syntax = problems
    .filter((problem, index) => !isConsequence(problem, problems[index - 1]))
    .slice(0, JSON_LIMITS.syntaxErrors)
    .map((problem) => syntaxError(source, problem, text, positionOf(problem.offset)));
  if (syntax.length > 0) return [...mark, ...syntax];
  const errors = root ? [...mark, ...keyErrors(root, '', source, positionOf)] : mark;
  if (errors.length > 0) return errors;
  return [{ source, pointer: '', code: 'json-syntax', ...NOT_JSON_MESSAGE, ...positionOf(0) }];
}

/** Errors that only follow from an earlier one at the same place. */
function isConsequence(problem: ParseError, before: ParseError | undefined): boolean {
  if (problem.offset === before?.offset) return true;
  const [name, nameBefore] = [problem, before].map((one) => one && printParseErrorCode(one.error));
  return name === 'ValueExpected' && nameBefore === 'InvalidSymbol';
}

function keyErrors(
  node: Node,
  pointer: string,
  source: string,
  positionOf: (offset: number) => TextPosition,
): ConfigError[] {
  const errors: ConfigError[] = [];
  if (node.type === 'array') {
    node.children?.forEach((child, index) => {
      errors.push(...keyErrors(child, appendPointerStep(pointer, index), source, positionOf));
    });
  }
  if (node.type !== 'object') return errors;
  const first = new Map<string, TextPosition>();
  for (const { children } of node.children ?? []) {
    const [keyNode, valueNode] = children ?? [];
    if (!keyNode || !valueNode) continue;
    const key = String(keyNode.value);
    const at = positionOf(keyNode.offset);
    const place = { source, pointer: appendPointerStep(pointer, key), ...at };
    const before = first.get(key);
    if (FORBIDDEN_JSON_KEYS.has(key)) {
      errors.push({
        ...place,
        code: 'forbidden-key',
        message: `The key '${key}' is not allowed in any document.`,
        suggestion: `Remove '${key}'.`,
      });
    } else if (before) {
      errors.push({
        ...place,
        code: 'duplicate-key',
        message: `The key '${key}' stands twice in the same object, first in line ${before.line}.`,
        suggestion: `Keep one of the two '${key}'.`,
      });
    }
    first.set(key, before ?? at);
    errors.push(...keyErrors(valueNode, place.pointer, source, positionOf));
  }
  return errors;
}

function syntaxError(source: string, problem: ParseError, text: string, position: TextPosition): ConfigError {
  const { message, suggestion } = JSON_SYNTAX_MESSAGES[printParseErrorCode(problem.error)] ?? NOT_JSON_MESSAGE;
  const found = text.slice(problem.offset, problem.offset + Math.min(problem.length, 30));
  return {
    source,
    pointer: '',
    code: 'json-syntax',
    message: found === '' ? message : `${message} Found: ${found}`,
    suggestion,
    ...position,
  };
}

function byteOrderMark(source: string): ConfigError {
  return { source, pointer: '', code: 'json-syntax', ...BYTE_ORDER_MARK_MESSAGE, line: 1, column: 1 };
}

function tooLarge(source: string, size: number): ConfigError {
  return {
    source,
    pointer: '',
    code: 'too-large',
    message: `The document has ${megabytes(size)} MB; at most ${megabytes(JSON_LIMITS.bytes)} MB are allowed.`,
    suggestion: 'Split the document, and put pictures into files of their own.',
    line: null,
    column: null,
  };
}

function tooDeep(source: string, position: TextPosition): ConfigError {
  return {
    source,
    pointer: '',
    code: 'too-large',
    message: `The document is nested deeper than ${JSON_LIMITS.depth} levels.`,
    suggestion: 'Nest fewer objects and lists in one another.',
    ...position,
  };
}

function megabytes(bytes: number): string {
  return String(Number((bytes / 1_000_000).toFixed(2)));
}

function byteLength(text: string): number {
  // UTF-16 units take at most three bytes, so that small texts need not be encoded.
  return text.length * 3 <= JSON_LIMITS.bytes ? text.length : new TextEncoder().encode(text).length;
}

const BYTE_ORDER_MARK = '\ufeff';
const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const COLON = 0x3a;
const OPEN_BRACE = 0x7b;
const CLOSE_BRACE = 0x7d;
const OPEN_BRACKET = 0x5b;
const CLOSE_BRACKET = 0x5d;
