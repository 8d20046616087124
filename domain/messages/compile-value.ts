import {
  type ArgumentElement,
  type DateElement,
  type NumberElement,
  type TimeElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import {
  DATE,
  LIST,
  MONEY,
  MONEY_WITHOUT_ZERO_CENTS,
  NUMBER,
  OR_LIST,
  PERCENT,
  TEXT,
  type ValuePart,
} from './compiled-message.ts';
import type { DateStyle } from './date-styles.ts';
import { describePlaceholder } from './describe-placeholder.ts';
import type { MessageFault } from './message-fault.ts';
import type { Placeholder } from './placeholder.ts';
import { suggestWord } from './suggest-word.ts';

export type ValueElement = ArgumentElement | DateElement | NumberElement | TimeElement;

export type CompiledValue =
  | { readonly part: ValuePart; readonly fault: null }
  | { readonly part: null; readonly fault: Omit<MessageFault, 'offset'> };

/** Allowed syntax of a placeholder type: formats after its name, and the part that each style makes. */
interface Notation {
  readonly elements: readonly TYPE[];
  /** The empty name is for no style. */
  readonly styles: ReadonlyMap<string, (name: string) => ValuePart>;
}

const SHOWN_BY_DATE_STYLE: Readonly<Record<DateStyle, 'date' | 'time' | 'moment'>> = {
  longDate: 'date',
  longDateTime: 'moment',
  monthAndYear: 'date',
  shortDateTime: 'moment',
  shortMonth: 'date',
  shortWeekdayDate: 'date',
  shortWeekdayDateWithoutYear: 'date',
  timeOfDay: 'time',
  weekday: 'date',
  weekdayDate: 'date',
  weekdayDateTime: 'moment',
  weekdayDateWithoutYear: 'date',
};

const DATE_STYLE_NAMES = Object.keys(SHOWN_BY_DATE_STYLE) as DateStyle[];

function createDateNotation(
  elements: readonly TYPE[],
  usual: DateStyle,
  isAllowed: (style: DateStyle) => boolean,
): Notation {
  const make = (style: DateStyle) => (name: string) => [DATE, name, style] as const;
  return {
    elements,
    styles: new Map([
      ['', make(usual)],
      ...DATE_STYLE_NAMES.filter(isAllowed).map((style) => [style, make(style)] as const),
    ]),
  };
}

const NOTATIONS: Readonly<Record<'text' | 'number' | 'money' | 'date' | 'time' | 'moment', Notation>> = {
  text: { elements: [], styles: new Map([['', (name) => [TEXT, name]]]) },
  number: {
    elements: [TYPE.number],
    styles: new Map<string, (name: string) => ValuePart>([
      ['', (name) => [NUMBER, name]],
      ['percent', (name) => [PERCENT, name]],
      ['percentOneDecimal', (name) => [PERCENT, name, 1]],
    ]),
  },
  money: {
    elements: [TYPE.number],
    styles: new Map<string, (name: string) => ValuePart>([
      ['', (name) => [MONEY, name]],
      ['withoutZeroCents', (name) => [MONEY_WITHOUT_ZERO_CENTS, name]],
    ]),
  },
  date: createDateNotation([TYPE.date], 'longDate', (style) => SHOWN_BY_DATE_STYLE[style] === 'date'),
  time: createDateNotation([TYPE.time], 'timeOfDay', (style) => SHOWN_BY_DATE_STYLE[style] === 'time'),
  moment: createDateNotation([TYPE.date, TYPE.time], 'longDateTime', () => true),
};

/** Compiles a placeholder that shows its value, or finds why its type can't be written so. */
export function compileValue(element: ValueElement, placeholder: Placeholder): CompiledValue {
  const { value: name } = element;
  switch (placeholder.type) {
    case 'list':
      if (element.type !== TYPE.argument) return refuseUse(name, placeholder);
      return { part: [placeholder.join === 'or' ? OR_LIST : LIST, name], fault: null };
    case 'choice':
    case 'tag':
      return refuseUse(name, placeholder);
    default: {
      const { elements, styles } = NOTATIONS[placeholder.type];
      if (element.type !== TYPE.argument && !elements.includes(element.type)) return refuseUse(name, placeholder);
      const style = readStyle(element);
      const makePart = styles.get(style);
      return makePart
        ? { part: makePart(name), fault: null }
        : refuseStyle(name, style, placeholder, [...styles.keys()]);
    }
  }
}

/** Name of the style; '' for none and '::' for a pattern, which no type has. */
function readStyle(element: ValueElement): string {
  if (element.type === TYPE.argument) return '';
  if (element.style) return typeof element.style === 'string' ? element.style : '::';
  return STYLE_OF_ELEMENTS.get(element.type) ?? '';
}

/** A moment written as a date or a time shows no more than that. */
const STYLE_OF_ELEMENTS: ReadonlyMap<TYPE, DateStyle> = new Map([
  [TYPE.date, 'longDate'],
  [TYPE.time, 'timeOfDay'],
]);

function refuseUse(name: string, placeholder: Placeholder): CompiledValue {
  const message = `{${name}} is of type ${placeholder.type}, which is written in another way.`;
  const suggestion = `Write ${describePlaceholder(name, placeholder)}.`;
  return { part: null, fault: { code: 'wrong-placeholder-use', message, suggestion } };
}

function refuseStyle(name: string, style: string, placeholder: Placeholder, names: readonly string[]): CompiledValue {
  const message = `'${style}' is not a style of {${name}}, which is of type ${placeholder.type}.`;
  const suggestion = suggestWord(style, names.filter(Boolean));
  return { part: null, fault: { code: 'unknown-style', message, suggestion } };
}
