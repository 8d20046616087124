import { expect, test } from 'vitest';
import { addToHistory, redo, startHistory, undo } from './history.ts';

const typed = (history: ReturnType<typeof startHistory>, words: readonly string[], key: string | null) =>
  words.reduce((edited, word) => addToHistory(edited, word, `to ${word}`, key), history);

test('what is typed into one field is undone at once, and done again', () => {
  const history = typed(startHistory('a'), ['ab', 'abc'], 'heading');
  expect(undo(history).present).toBe('a');
  expect(redo(undo(history)).present).toBe('abc');
});

test('changes of two fields are undone one after the other, with their names', () => {
  const history = typed(typed(startHistory('a'), ['b'], 'heading'), ['c'], 'text');
  expect(history.past.map(({ change }) => change)).toEqual(['to b', 'to c']);
  expect([undo(history).present, undo(undo(history)).present]).toEqual(['b', 'a']);
  expect(undo(history).future.map(({ change }) => change)).toEqual(['to c']);
});

test('a new change after an undo begins a step of its own and ends what could be done again', () => {
  const history = typed(startHistory('a'), ['b'], 'heading');
  const changed = addToHistory(undo(history), 'c', 'to c', 'heading');
  expect([changed.future, undo(changed).present]).toEqual([[], 'a']);
});

test('nothing happens where there is nothing to undo, to do again, or to change', () => {
  const history = startHistory('a');
  expect([undo(history), redo(history), addToHistory(history, 'a', 'none', null)]).toEqual([history, history, history]);
});
