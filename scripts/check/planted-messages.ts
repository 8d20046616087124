import { constantWordsChecker } from './constant-words.ts';
import type { PlantedViolation } from './planted-violation.ts';
import { schemasChecker } from './schemas.ts';
import { textsInJourneysChecker } from './texts-in-journeys.ts';
import { unusedMessagesChecker } from './unused-messages.ts';

/** A block whose words come from its messages, or which has these words in its code. */
function constantWordsPlant(title: string, element: string, finds: string): PlantedViolation {
  const path = 'blocks/cart/note/note.tsx';
  const head =
    "import { useMessages } from '#engine/messages/use-messages.ts';\nimport { noteMessages } from './note.messages.gen.ts';\n\n";
  const block = (shown: string) =>
    `${head}export function Note({ count }: { readonly count: number }) {\n  const messages = useMessages(noteMessages);\n  return ${shown};\n}\n`;
  return {
    checker: constantWordsChecker,
    title,
    cleanFiles: {
      [path]: block(
        '<p className="note note--open" title={messages.title()}>{count > 1 ? messages.many() : \'·\'}</p>',
      ),
    },
    violatingFiles: { [path]: block(element) },
    expectedFinding: finds,
  };
}

/** A block that reads the messages of its catalogue in each way, which gets another one. */
function unusedMessagePlant(title: string, files: Readonly<Record<string, string>>): PlantedViolation {
  const catalogue = (...names: readonly string[]) =>
    JSON.stringify(Object.fromEntries(names.map((name) => [name, { text: 'Note', description: 'A note.' }])), null, 2);
  const path = 'blocks/cart/note/note.messages.json';
  const names = ['called', 'taken', 'destructured', 'lookedUp', 'ofAnotherModule'];
  return {
    checker: unusedMessagesChecker,
    title,
    cleanFiles: {
      [path]: catalogue(...names),
      'domain/note-state.ts': "export type NoteState = 'ofAnotherModule';\n",
      'blocks/cart/note/note.tsx': `import type { NoteState } from '#domain/note-state.ts';
import { noteMessages } from './note.messages.gen.ts';

const TEXTS = { open: 'lookedUp' } as const;

export function describeNote(messages: typeof noteMessages.messages, state: NoteState): readonly string[] {
  const { destructured } = messages;
  const describe = messages.taken;
  const texts = messages;
  return [texts.called(), describe(), destructured(), messages[TEXTS.open](), messages[state]()];
}
`,
    },
    violatingFiles: { [path]: catalogue(...names, 'extra'), ...files },
    expectedFinding: "note.messages.json:22 'note.extra' is read by no code",
  };
}

/** A journey that finds an element by a text. The catalogue has one text of the specification. */
function textInJourneyPlant(title: string, found: string, finds: string, area = 'cart'): PlantedViolation {
  const path = `e2e/journeys/${area}/note.test.ts`;
  const journey = (name: string) =>
    `journey('Note removed', async ({ page }) => {\n  await page.getByRole('button', { name: ${name} }).click();\n});\n`;
  return {
    checker: textsInJourneysChecker,
    title,
    cleanFiles: {
      'spec/inventory-facts.json': JSON.stringify({ messages: { 'note.fixed': 'This note is fixed' } }),
      'blocks/cart/note/note.messages.json': JSON.stringify({
        fixed: { text: 'This note is fixed' },
        fixedForm: { text: 'This {what} is fixed' },
        removed: { text: 'Note removed' },
        removedBy: { text: "It''s a <strong>note</strong> of {name}" },
      }),
      'schemas/forms/form-note.messages.json': JSON.stringify({ 'note.label': { text: 'Your note' } }),
      'sandbox/cart/notes.messages.json': JSON.stringify({ full: { text: 'You have no room for notes.' } }),
      'studio/app/note-panel.messages.json': JSON.stringify({ open: { text: 'Open the note' } }),
      [path]: journey("'This note is fixed'"),
    },
    violatingFiles: { [path]: journey(found) },
    expectedFinding: finds,
  };
}

function formTextPlant(title: string, field: object, text: string): PlantedViolation {
  const path = 'schemas/forms/note.schema.json';
  const form = (property: object) =>
    JSON.stringify({ type: 'object', additionalProperties: false, properties: { note: property } });
  const note = { description: 'A note.', type: 'string', 'x-field': { widget: 'text' } };
  return {
    checker: schemasChecker,
    title,
    cleanFiles: { [path]: form(note) },
    violatingFiles: { [path]: form({ ...note, ...field }) },
    expectedFinding: `note.schema.json#/properties/note has a ${text}`,
  };
}

const NOTE_CATALOGUE = JSON.stringify({ title: { text: 'Note', description: 'A note.' } });
const NOTE_READER =
  "import { noteMessages } from './note.messages.gen.ts';\n\nexport const read = () => noteMessages.title();\n";

export const plantedMessageViolations: readonly PlantedViolation[] = [
  constantWordsPlant('words in an element', '<p>Nothing here</p>', 'note.tsx:6 "Nothing here" is a constant'),
  {
    checker: constantWordsChecker,
    title: 'words of the studio',
    cleanFiles: { 'studio/app/note.tsx': 'export const note = () => <p>{noteMessages.heading()}</p>;\n' },
    violatingFiles: { 'studio/app/note.tsx': 'export const note = () => <p>Note</p>;\n' },
    expectedFinding: 'studio/app/note.tsx:1 "Note" is a constant',
  },
  constantWordsPlant('words that a screen reader says', '<p aria-label="Note">{count}</p>', '"Note" is a constant'),
  constantWordsPlant('words in a choice', "<p>{count > 1 ? 'Many!' : null}</p>", '"Many!" is a constant'),
  constantWordsPlant(
    'words in an attribute by a choice',
    '<img alt={count > 1 ? `${count} Tickets` : ""} />',
    'Tickets',
  ),
  constantWordsPlant(
    'values that are joined by a comma',
    '<p>{`${messages.day()}, ${count}`}</p>',
    'note.tsx:6 "`${messages.day()}, ${count}`" is a constant',
  ),
  {
    checker: constantWordsChecker,
    title: 'a sentence in a machine',
    cleanFiles: { 'machines/cart/note/note.failure.ts': "export const failure = { code: 'cart.note_failed' };\n" },
    violatingFiles: { 'machines/cart/note/note.failure.ts': "export const failure = 'Your note was not saved.';\n" },
    expectedFinding: '"Your note was not saved." is a constant',
  },
  textInJourneyPlant(
    'a journey with the text of a message',
    "'Note removed'",
    '"Note removed" is the message note.removed',
  ),
  textInJourneyPlant(
    'a journey with the text of a message and its values',
    "`It's a note of ${owner}`",
    'note.removedBy',
  ),
  textInJourneyPlant(
    'a journey with the label of a field',
    "'Your note'",
    '"Your note" is the message form-note.note.label',
  ),
  textInJourneyPlant(
    'a journey with an answer of the sandbox',
    "'You have no room for notes.'",
    '"You have no room for notes." is the message notes.full',
  ),
  textInJourneyPlant(
    'a journey with the text of a button of the studio',
    "'Open the note'",
    '"Open the note" is the message note-panel.open',
    'studio',
  ),
  formTextPlant('a field of a form with its label in the schema', { title: 'Note' }, 'title'),
  formTextPlant(
    'a field of a form with its help in the schema',
    { 'x-field': { widget: 'text', help: 'Now' } },
    'help',
  ),
  {
    checker: constantWordsChecker,
    title: 'a sentence that the sandbox answers',
    cleanFiles: {
      'sandbox/cart/note.ts':
        "export const readNote = 'SELECT text FROM notes';\nthrow new Error('There is no note');\n",
    },
    violatingFiles: { 'sandbox/cart/note.ts': "throw createNotFoundFault('not_found', 'There is no such note.');\n" },
    expectedFinding: 'sandbox/cart/note.ts:1 "There is no such note." is a constant',
  },
  {
    checker: unusedMessagesChecker,
    title: 'a message of the sandbox that only the shop reads',
    cleanFiles: {
      'sandbox/cart/note.messages.json': NOTE_CATALOGUE,
      'sandbox/cart/note.ts': NOTE_READER,
    },
    violatingFiles: { 'sandbox/cart/note.ts': 'export {};\n', 'blocks/cart/note.ts': NOTE_READER },
    expectedFinding: "sandbox/cart/note.messages.json:1 'note.title' is read by no code",
  },
  {
    checker: constantWordsChecker,
    title: 'a sentence of a page that the server makes',
    cleanFiles: {
      'engine/server/note-page.ts': "export const refused = createTextResponse(405, 'Only GET is possible here.');\n",
      'engine/check/check-note.ts': "export const found = 'The note has no heading.';\n",
    },
    violatingFiles: { 'engine/server/note-page.ts': "export const page = { title: 'This note is gone.' };\n" },
    expectedFinding: 'engine/server/note-page.ts:1 "This note is gone." is a constant',
  },
  unusedMessagePlant('a message that nothing reads', {}),
  unusedMessagePlant('a message whose name only modules without the catalogue have', {
    'blocks/cart/note/other.ts': "export const other = (messages: Other): string => messages.extra('extra');\n",
  }),
  unusedMessagePlant('a message whose name only a test reads', {
    'blocks/cart/note/note.test.ts':
      "import { noteMessages } from './note.messages.gen.ts';\n\nexport const read = noteMessages.extra();\n",
  }),
];
