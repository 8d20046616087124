import type { TextRow } from './break-into-rows.ts';
import { REPLACEMENT, type TypefacePieces } from './typeface-pieces.ts';

/** Text in one font. Letters of Arabic are in the order in which they are read: the font library reverses them. */
export interface TextRun {
  readonly font: string;
  readonly text: string;
}

/** Marks that only order text, such as those around values in messages. */
const BIDI_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const RIGHT_TO_LEFT_LETTER = /\p{Script=Arabic}|\p{Script=Hebrew}/u;

/** Returns a function that orders the rows of a line as they are drawn from left to right, by font and direction. */
export async function createRunArranger(
  direction: 'ltr' | 'rtl',
  pieces: Pick<TypefacePieces, 'findFont' | 'usual'>,
): Promise<(line: string) => (row: TextRow) => TextRun[]> {
  const { default: createBidi } = await import('bidi-js');
  const bidi = createBidi();
  return (line) => {
    const embedding = bidi.getEmbeddingLevels(line, direction);
    const mirrored = bidi.getMirroredCharactersMap(line, embedding.levels);
    return ({ start, end }) => {
      if (start === end) return [];
      const characters = bidi
        .getReorderedIndices(line, embedding, start, end - 1)
        .slice(start, end)
        .filter((index) => !BIDI_CONTROLS.test(line.charAt(index)))
        .map((index) => {
          const font = pieces.findFont(getCharacter(line, index));
          const isReversed = (embedding.levels[index] ?? 0) % 2 === 1;
          return font === null
            ? { font: pieces.usual, text: REPLACEMENT, isReversed }
            : { font, text: mirrored.get(index) ?? line.charAt(index), isReversed };
        });
      return joinRuns(characters);
    };
  };
}

interface PlacedCharacter extends TextRun {
  readonly isReversed: boolean;
}

function joinRuns(characters: readonly PlacedCharacter[]): TextRun[] {
  const runs: { font: string; text: string; isReversed: boolean }[] = [];
  for (const character of characters) {
    const last = runs.at(-1);
    if (last?.font === character.font && last.isReversed === character.isReversed) last.text += character.text;
    else runs.push({ ...character });
  }
  return runs.map(({ font, text, isReversed }) => ({
    font,
    text: isReversed && RIGHT_TO_LEFT_LETTER.test(text) ? [...text].toReversed().join('') : text,
  }));
}

/** The whole character, also for the index of its second half. */
function getCharacter(line: string, index: number): string {
  const isSecondHalf = /[\udc00-\udfff]/.test(line.charAt(index));
  return String.fromCodePoint(line.codePointAt(isSecondHalf ? index - 1 : index) ?? 0);
}
