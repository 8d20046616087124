import { expect, test } from 'vitest';
import { addOpenedDocument, addToHistory, redo, startHistory, undo } from './history.ts';

const value = (word: string) => ({ page: word });
const typed = (history: ReturnType<typeof startHistory>, words: readonly string[], key: string | null) =>
  words.reduce((edited, word) => addToHistory(edited, value(word), `to ${word}`, key), history);

test('what is typed into one field is undone at once, and done again', () => {
  const history = typed(startHistory(value('a')), ['ab', 'abc'], 'heading');
  expect(undo(history).present).toEqual(value('a'));
  expect(redo(undo(history)).present).toEqual(value('abc'));
});

test('changes of two fields are undone one after the other, with their names', () => {
  const history = typed(typed(startHistory(value('a')), ['b'], 'heading'), ['c'], 'text');
  expect(history.past.map(({ change }) => change)).toEqual(['to b', 'to c']);
  expect([undo(history).present, undo(undo(history)).present]).toEqual([value('b'), value('a')]);
  expect(undo(history).future.map(({ change }) => change)).toEqual(['to c']);
});

test('a new change after an undo begins a step of its own and ends what could be done again', () => {
  const history = typed(startHistory(value('a')), ['b'], 'heading');
  const changed = addToHistory(undo(history), value('c'), 'to c', 'heading');
  expect([changed.future, undo(changed).present]).toEqual([[], value('a')]);
});

test('nothing happens where there is nothing to undo, to do again, or to change', () => {
  const history = startHistory(value('a'));
  expect([undo(history), redo(history), addToHistory(history, history.present, 'none', null)]).toEqual([
    history,
    history,
    history,
  ]);
});

test('a document that is opened after a change stays open when the change is undone', () => {
  const history = addOpenedDocument(typed(startHistory(value('a')), ['b'], null), 'theme', 'red');
  expect(history.present).toEqual({ page: 'b', theme: 'red' });
  expect(undo(history).present).toEqual({ page: 'a', theme: 'red' });
  const reopened = addOpenedDocument(
    addToHistory(history, { page: 'b', theme: 'blue' }, 'to blue', null),
    'theme',
    'red',
  );
  expect(reopened.present).toEqual({ page: 'b', theme: 'blue' });
});
