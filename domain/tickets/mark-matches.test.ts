import { describe, expect, test } from 'vitest';
import { markDrawnNumbers, type PlayedGame } from './mark-matches.ts';

function game(numberSets: Record<string, number[]>, hits: Record<string, number[]> = {}): PlayedGame {
  const groups = (sets: Record<string, number[]>) => Object.entries(sets).map(([key, numbers]) => ({ key, numbers }));
  return { numberSets: groups(numberSets), hits: groups(hits) };
}

function marks(marked: ReturnType<typeof markDrawnNumbers>): string {
  const signs = { main: '*', further: '+' };
  const number = ({ number, hit }: (typeof marked.sets)[number]['numbers'][number]) =>
    `${number}${hit === null ? '' : signs[hit]}`;
  return marked.sets.map(({ key, numbers }) => `${key}: ${numbers.map(number).join(' ')}`).join('; ');
}

describe('markDrawnNumbers', () => {
  test('marks drawn numbers in their own set, and supplementary numbers as further matches', () => {
    const marked = markDrawnNumbers(
      game({ main: [3, 7, 11, 20, 31, 45] }, { main: [3, 31], supplementary: [20] }),
      ['main', 'supplementary'],
      'standard',
    );
    expect(marks(marked)).toBe('main: 3* 7 11 20+ 31* 45');
    expect([marked.main, marked.further, marked.whole]).toEqual([2, 1, []]);
  });

  test('marks a number only in the set in which it was drawn', () => {
    const played = game({ main: [1, 2, 3, 4, 9], stars: [2, 9] }, { main: [9], stars: [2] });
    const marked = markDrawnNumbers(played, ['main', 'stars'], 'standard');
    expect(marks(marked)).toBe('main: 1 2 3 4 9*; stars: 2* 9');
    expect([marked.main, marked.further]).toEqual([2, 0]);
  });

  test('matches supplementary numbers against the first set only', () => {
    const played = game({ main: [1, 2], stars: [2, 9] }, { supplementary: [2] });
    expect(marks(markDrawnNumbers(played, ['main', 'supplementary', 'stars'], 'standard'))).toBe(
      'main: 1 2+; stars: 2 9',
    );
  });

  test('lists a set that a PowerHit plays as a whole separately, and marks the drawn numbers of the other sets', () => {
    const marked = markDrawnNumbers(
      game({ main: [5, 6, 7] }, { main: [5], powerhit: [7] }),
      ['main', 'powerhit'],
      'powerhit',
    );
    expect(marks(marked)).toBe('main: 5* 6 7');
    expect([marked.main, marked.further, marked.whole]).toEqual([1, 0, ['powerhit']]);
  });

  test('counts a drawn number of a Super Combo once, even if both of its sets contain it', () => {
    const played = game({ numbers: [1, 2, 3, 4], favourites: [2, 9] }, { main: [2, 9], supplementary: [4] });
    const marked = markDrawnNumbers(played, ['main', 'supplementary'], 'mega_combo');
    expect(marks(marked)).toBe('numbers: 1 2* 3 4+; favourites: 2* 9*');
    expect([marked.main, marked.further]).toEqual([2, 1]);
  });

  test('marks nothing before the draw', () => {
    const marked = markDrawnNumbers(game({ main: [1, 2] }), [], 'standard');
    expect([marks(marked), marked.main]).toEqual(['main: 1 2', 0]);
  });
});
