import { type Location, type MessageFormatElement, parse } from '@formatjs/icu-messageformat-parser';
import type { MessageFault } from './message-fault.ts';
import { describeSyntaxError } from './syntax-errors.ts';

export type ParsedMessage =
  | { readonly elements: readonly MessageFormatElement[]; readonly fault: null }
  | { readonly elements: null; readonly fault: MessageFault };

/** Parses ICU MessageFormat; elements have their place in the text. Never throws. */
export function parseMessage(text: string): ParsedMessage {
  try {
    return { elements: parse(text, { captureLocation: true, shouldParseSkeletons: false }), fault: null };
  } catch (error) {
    return { elements: null, fault: createSyntaxFault(error) };
  }
}

function createSyntaxFault(error: unknown): MessageFault {
  if (!(error instanceof SyntaxError)) return TOO_DEEP;
  const offset = hasLocation(error) ? error.location.start.offset : 0;
  return { code: 'syntax', offset, ...describeSyntaxError(error.message) };
}

function hasLocation(error: object): error is { readonly location: Location } {
  return 'location' in error;
}

/** The parser calls itself for each level, so that text of thousands of levels exceeds the stack. */
const TOO_DEEP: MessageFault = {
  code: 'too-deep',
  offset: 0,
  message: 'Choices and tags are nested too deeply.',
  suggestion: 'Write whole sentences in each choice, or make it two messages.',
};
