import { describe, expect, test } from 'vitest';
import type { ConfigError } from '#engine/validation/config-error.ts';
import { convertSaveRefusalToDirectusErrors, withRefusalsAsDirectusErrors } from './directus-errors.ts';
import { InvalidDocumentRefusal, SaveRefusal } from './save-refusal.ts';

const id = 'harbour:page:home';
const fault = (pointer: string, message: string, suggestion: string | null = null, source = id): ConfigError => ({
  source,
  pointer,
  code: 'not-allowed',
  message,
  suggestion,
  line: null,
  column: null,
});
const written = { version: 1, layot: 'wide', blocks: [{ id: 'top', type: 'heroo' }] };
const layout = fault('/layot', "Unknown property 'layot'. Allowed here: 'layout' or 'gate'.", "Did you mean 'layout'?");
const block = fault('/blocks/0/type', "There is no block 'heroo'. Blocks: 'hero'.", "Did you mean 'hero'?");
const elsewhere = fault('/links', "There is no page 'about'.", null, 'harbour:page:news');

const convertToDirectusErrors = (errors: readonly ConfigError[], intent?: InvalidDocumentRefusal['intent']) =>
  convertSaveRefusalToDirectusErrors(new InvalidDocumentRefusal(id, errors, intent), written);

describe('the Directus errors for an invalid document', () => {
  test('list each fault of the document field with its line number in the Data Studio, and faults of other documents by id', () => {
    expect(
      convertToDirectusErrors([elsewhere, block, layout]).map(({ code, status, extensions }) => ({
        code,
        status,
        extensions,
      })),
    ).toEqual(
      [
        "line 3, /layot: Unknown property 'layot'. Did you mean 'layout'? Allowed here: 'layout' or 'gate'.",
        "line 7, /blocks/0/type: There is no block 'heroo'. Did you mean 'hero'? Blocks: 'hero'.",
        "harbour:page:news /links: There is no page 'about'.",
      ].map((words, index) => ({
        code: 'FAILED_VALIDATION',
        status: 422,
        extensions: { field: 'document', type: `fault-${index + 1}`, validation_message: words },
      })),
    );
  });

  test('start with a message of place, first fault, its fix and the number of further faults', () => {
    expect(convertToDirectusErrors([block, layout, elsewhere])[0]?.message).toBe(
      "Not published: harbour:page:home line 3, /layot: Unknown property 'layot'. Did you mean 'layout'? And 2 more.",
    );
    expect(convertToDirectusErrors([layout])[0]?.message).toBe(
      "Not published: harbour:page:home line 3, /layot: Unknown property 'layot'. Did you mean 'layout'?",
    );
  });

  test('show the expected form of a value as the fix when the fault has no suggestion', () => {
    const form = fault('/path', "'a b' is not in the expected form. Expected: A path such as '/help'.");
    expect(convertToDirectusErrors([form])[0]?.message).toBe(
      "Not published: harbour:page:home line 1, /path: 'a b' is not in the expected form. Expected: A path such as '/help'.",
    );
  });

  test.each([0, 1, 250])(
    'start with a message of at most 180 characters, which ends with the note of further faults (%d)',
    (more) => {
      const deep = `/blocks/12${'/slots/main/0'.repeat(9)}/props/picture`;
      const long = fault(
        deep,
        `Something is ${'very '.repeat(60)}wrong. ${'And more. '.repeat(40)}`,
        `Do ${'it '.repeat(90)}`,
      );
      const [first] = convertToDirectusErrors([
        long,
        ...Array.from({ length: more }, (_, index) => ({ ...elsewhere, pointer: `/${index}` })),
      ]);
      const message = first?.message ?? '';
      expect(message.length).toBeLessThanOrEqual(180);
      expect(message).toMatch(/^Not published: harbour:page:home line 4, \/blocks\/12.*…: Something is very .*…/);
      expect(message.endsWith(` And ${more} more.`)).toBe(more > 0);
    },
  );

  test('spell out twenty faults at most, and count the rest', () => {
    const errors = convertToDirectusErrors(
      Array.from({ length: 23 }, (_, index) => ({ ...elsewhere, pointer: `/${index}` })),
    );
    expect(errors).toHaveLength(21);
    expect(errors.at(-1)?.extensions['validation_message']).toBe('… and 3 more.');
  });

  test('report the fault of a document that is not valid JSON', () => {
    const syntax = fault('', 'A comma is missing.', 'Add it.');
    const [first] = convertSaveRefusalToDirectusErrors(new InvalidDocumentRefusal(id, [syntax]), '{"a": 1 "b"');
    expect(first?.extensions['validation_message']).toBe('The document: A comma is missing. Add it.');
  });
});

test('the Directus error for the removal of a document that others need lists these documents in one message', () => {
  const [only, ...others] = convertToDirectusErrors([elsewhere, { ...elsewhere, pointer: '/more' }], 'removed');
  expect(others).toEqual([]);
  expect(only).toMatchObject({ code: 'UNPROCESSABLE_CONTENT', status: 422, extensions: {} });
  expect(only?.message.split('\n')).toEqual([
    "Not removed: harbour:page:news /links: There is no page 'about'. Change that place first. And 1 more.",
    "harbour:page:news /more: There is no page 'about'.",
  ]);
});

test('the Directus error for a refused removal repeats a shortened first line in full on the next line', () => {
  const long = { ...elsewhere, message: `There is ${'no '.repeat(60)}page.` };
  expect(convertToDirectusErrors([long], 'removed')[0]?.message.split('\n')).toEqual([
    expect.stringMatching(/^Not removed: .*…/),
    `harbour:page:news /links: ${long.message}`,
  ]);
});

test('withRefusalsAsDirectusErrors converts save refusals to Directus errors and rethrows any other error', async () => {
  const failing = (error: unknown) =>
    withRefusalsAsDirectusErrors(() => Promise.reject(error))({ document: written }, {}, Object());
  await expect(failing(new SaveRefusal('The name is missing.', 'name'))).rejects.toMatchObject([
    {
      name: 'DirectusError',
      message: 'The name is missing.',
      code: 'FAILED_VALIDATION',
      extensions: { field: 'name', type: 'refused', validation_message: 'The name is missing.' },
    },
  ]);
  await expect(failing(new SaveRefusal('No.'))).rejects.toMatchObject([
    { message: 'No.', code: 'UNPROCESSABLE_CONTENT' },
  ]);
  await expect(failing(new InvalidDocumentRefusal(id, [layout]))).rejects.toMatchObject([
    { extensions: { validation_message: expect.stringMatching(/^line 3, /) } },
  ]);
  const other = new Error('disk full');
  await expect(failing(other)).rejects.toBe(other);
});
