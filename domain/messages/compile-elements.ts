import {
  type MessageFormatElement,
  type PluralElement,
  type SelectElement,
  type TagElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import { compileValue } from './compile-value.ts';
import {
  type CompiledMessage,
  type MessageOptions,
  type MessagePart,
  NUMBER,
  ORDINAL,
  PLURAL,
  SELECT,
  TAG,
} from './compiled-message.ts';
import { describePlaceholder } from './describe-placeholder.ts';
import { findPluralFaults } from './find-plural-faults.ts';
import type { MessageFault } from './message-fault.ts';
import type { Placeholder, Placeholders, PlaceholderType } from './placeholder.ts';
import { suggestWord } from './suggest-word.ts';

export interface CompiledElements {
  readonly compiled: CompiledMessage;
  /** Names of the placeholders that occur in some choice. */
  readonly used: ReadonlySet<string>;
  readonly faults: readonly MessageFault[];
}

interface Compilation {
  readonly text: string;
  readonly locale: string;
  readonly placeholders: Placeholders;
  readonly used: Set<string>;
  readonly faults: MessageFault[];
}

/** The innermost plural around an element, and how many levels are around it. */
interface Surroundings {
  readonly plural: PluralElement | null;
  readonly depth: number;
}

const MAX_DEPTH = 8;

/** Compiles parsed elements; a part with a fault is left out. */
export function compileElements(
  elements: readonly MessageFormatElement[],
  { text, locale, placeholders }: Pick<Compilation, 'text' | 'locale' | 'placeholders'>,
): CompiledElements {
  const compilation: Compilation = { text, locale, placeholders, used: new Set(), faults: [] };
  const compiled = compileAll(compilation, elements, { plural: null, depth: 0 });
  return { compiled, used: compilation.used, faults: compilation.faults };
}

function compileAll(
  compilation: Compilation,
  elements: readonly MessageFormatElement[],
  surroundings: Surroundings,
): CompiledMessage {
  if (surroundings.depth > MAX_DEPTH) {
    compilation.faults.push(createTooDeepFault(elements));
    return '';
  }
  const parts: MessagePart[] = [];
  for (const element of elements) {
    const part = compileElement(compilation, element, surroundings);
    if (part !== null) parts.push(part);
  }
  const [first = ''] = parts;
  return parts.length < 2 && typeof first === 'string' ? first : parts;
}

function createTooDeepFault(elements: readonly MessageFormatElement[]): MessageFault {
  return {
    code: 'too-deep',
    offset: elements[0] ? getOffset(elements[0]) : 0,
    message: `Choices and tags are nested more than ${MAX_DEPTH} levels deep.`,
    suggestion: 'Write whole sentences in each choice, or make it two messages.',
  };
}

function compileElement(
  compilation: Compilation,
  element: MessageFormatElement,
  surroundings: Surroundings,
): MessagePart | null {
  switch (element.type) {
    case TYPE.literal:
      return compileLiteral(compilation, element.value, getOffset(element));
    case TYPE.pound:
      return compilePound(surroundings.plural);
    case TYPE.tag:
      return compileTag(compilation, element, surroundings);
    case TYPE.plural:
      return compilePlural(compilation, element, surroundings);
    case TYPE.select:
      return compileSelect(compilation, element, surroundings);
    default: {
      const placeholder = findPlaceholder(compilation, element.value, getOffset(element));
      if (!placeholder) return null;
      const { part, fault } = compileValue(element, placeholder);
      if (fault) compilation.faults.push({ ...fault, offset: getOffset(element) });
      return part;
    }
  }
}

const SELF_CLOSING_TAG = /^<([a-z][^\s/]*)\/>$/i;

/** The parser takes a tag without content for text. */
function compileLiteral({ text, faults }: Compilation, value: string, offset: number): string {
  const name = text[offset] === '<' ? SELF_CLOSING_TAG.exec(value)?.[1] : undefined;
  if (name !== undefined) {
    const suggestion = `Write <${name}>…</${name}>, with the words that it is about.`;
    faults.push({ code: 'wrong-placeholder-use', offset, message: `The tag <${name}/> has no content.`, suggestion });
  }
  return value;
}

function compilePound(plural: PluralElement | null): MessagePart {
  if (!plural) return '#';
  return plural.offset === 0 ? [NUMBER, plural.value] : [NUMBER, plural.value, plural.offset];
}

function compileTag(compilation: Compilation, element: TagElement, surroundings: Surroundings): MessagePart {
  const offset = getOffset(element);
  const placeholder = findOwn(compilation.placeholders, element.value);
  if (placeholder?.type === 'tag') compilation.used.add(element.value);
  else compilation.faults.push(createUnknownTagFault(compilation.placeholders, element.value, offset));
  const content = compileAll(compilation, element.children, { ...surroundings, depth: surroundings.depth + 1 });
  return [TAG, element.value, content];
}

function createUnknownTagFault(placeholders: Placeholders, name: string, offset: number): MessageFault {
  const tags = Object.keys(placeholders).filter((key) => placeholders[key]?.type === 'tag');
  const none = "This message has no tags. To show the sign, write it in apostrophes: '<'.";
  return {
    code: 'unknown-tag',
    offset,
    message: `<${name}> is not a tag of this message.`,
    suggestion: tags.length === 0 ? none : suggestWord(name, tags),
  };
}

function compilePlural(compilation: Compilation, element: PluralElement, { depth }: Surroundings): MessagePart | null {
  const placeholder = findPlaceholder(compilation, element.value, getOffset(element));
  if (placeholder) addWrongUse(compilation, element, placeholder, 'number', 'a plural');
  compilation.faults.push(...findPluralFaults(element, compilation));
  const options = compileOptions(compilation, element, { plural: element, depth: depth + 1 });
  const kind = element.pluralType === 'ordinal' ? ORDINAL : PLURAL;
  return element.offset === 0 ? [kind, element.value, options] : [kind, element.value, options, element.offset];
}

function compileSelect(compilation: Compilation, element: SelectElement, surroundings: Surroundings): MessagePart {
  const placeholder = findPlaceholder(compilation, element.value, getOffset(element));
  if (placeholder?.type === 'choice')
    compilation.faults.push(...findUnknownChoices(compilation, element, placeholder.choices));
  else if (placeholder) addWrongUse(compilation, element, placeholder, 'choice', 'a select');
  const depth = surroundings.depth + 1;
  return [SELECT, element.value, compileOptions(compilation, element, { ...surroundings, depth })];
}

function findUnknownChoices(
  { text }: Compilation,
  { value, options }: SelectElement,
  choices: readonly string[],
): MessageFault[] {
  return Object.entries(options)
    .filter(([choice]) => choice !== 'other' && !choices.includes(choice))
    .map(([choice, { location }]) => ({
      code: 'unknown-choice',
      offset: text.lastIndexOf(choice, location?.start.offset),
      message: `'${choice}' is not a choice of {${value}}.`,
      suggestion: suggestWord(choice, [...choices, 'other']),
    }));
}

function compileOptions(
  compilation: Compilation,
  { options }: PluralElement | SelectElement,
  surroundings: Surroundings,
): MessageOptions {
  return Object.fromEntries(
    Object.entries(options).map(([selector, { value }]) => [selector, compileAll(compilation, value, surroundings)]),
  );
}

function addWrongUse(
  { faults }: Compilation,
  element: PluralElement | SelectElement,
  placeholder: Placeholder,
  needed: PlaceholderType,
  use: string,
): void {
  if (placeholder.type === needed) return;
  faults.push({
    code: 'wrong-placeholder-use',
    offset: getOffset(element),
    message: `{${element.value}} is of type ${placeholder.type}; ${use} needs a ${needed}.`,
    suggestion: `Write ${describePlaceholder(element.value, placeholder)}.`,
  });
}

/** Declaration of a placeholder, which counts as used; adds a fault where there is none. */
function findPlaceholder(
  { placeholders, used, faults }: Compilation,
  name: string,
  offset: number,
): Placeholder | null {
  const placeholder = findOwn(placeholders, name);
  if (placeholder) {
    used.add(name);
    return placeholder;
  }
  const none = "This message has no placeholders. To show a brace, write it in apostrophes: '{'.";
  const names = Object.keys(placeholders);
  const suggestion = names.length === 0 ? none : suggestWord(name, names);
  faults.push({
    code: 'unknown-placeholder',
    offset,
    message: `{${name}} is not a placeholder of this message.`,
    suggestion,
  });
  return null;
}

function findOwn(placeholders: Placeholders, name: string): Placeholder | undefined {
  return Object.hasOwn(placeholders, name) ? placeholders[name] : undefined;
}

function getOffset({ location }: MessageFormatElement): number {
  return location?.start.offset ?? 0;
}
