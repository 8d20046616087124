import { expect, test } from 'vitest';
import { findFieldTextProblems } from './field-texts.ts';

const problemsOf = (property: object) =>
  findFieldTextProblems({ properties: { actionLabel: property } }, '#').map(({ message }) => message);
const GOOD = { title: 'Button text', description: 'Words on the button that leads to the offer.' };

test('findFieldTextProblems accepts a property with a title, a description of one sentence, and labels of choices', () => {
  expect(problemsOf({ ...GOOD, 'x-editor': { labels: { faq: 'Questions and answers' } } })).toEqual([]);
  expect(
    problemsOf({ ...GOOD, 'x-editor': { group: 'look', unit: 'days', text: 'markdown', document: 'layout' } }),
  ).toEqual([]);
});

test.each([
  ['without a title', { title: '' }, 'has no title for its form field'],
  ['with its key as title', { title: 'Action label' }, "has the title 'Action label', which only spells its key"],
  ['with a long title', { title: 'x'.repeat(41) }, 'has a title of more than 40 characters'],
  ['without a description', { description: undefined }, 'has no description of its own'],
  ['that repeats the title', { description: 'Button text.' }, 'has a description that repeats its title'],
  ['with two sentences', { description: 'One. Two.' }, 'has a description that is not one sentence'],
  ['with a fragment', { description: 'words on the button' }, 'has a description that is not one sentence'],
  ['with a long description', { description: `${'x'.repeat(220)}.` }, 'has a description of more than 220 characters'],
  [
    'in an unknown group',
    { 'x-editor': { group: 'other' } },
    "has an x-editor that is not a group (look, choice, cases, search, advanced), a unit, the text 'plain' or 'markdown', the document 'layout' and labels of choices",
  ],
])('findFieldTextProblems reports a property %s', (_, change, message) => {
  expect(problemsOf({ ...GOOD, ...change })).toEqual([message]);
});
