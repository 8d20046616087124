import type { MessageFault } from './message-fault.ts';

/** Controls but the newline, characters that override the direction of text, and halves of surrogate pairs. */
const FORBIDDEN = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]|\p{Cs}/gu;

/** Faults for characters that are invisible or reorder the text around them, at most ten. */
export function findForbiddenCharacters(text: string): MessageFault[] {
  return [...text.matchAll(FORBIDDEN)].slice(0, 10).map(({ 0: character, index }) => ({
    code: 'forbidden-character',
    offset: index,
    message: `The text contains the character ${formatCodePoint(character)}, which is invisible or changes the direction of text.`,
    suggestion: character === '\t' ? 'Write a space.' : 'Remove it.',
  }));
}

function formatCodePoint(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`;
}
