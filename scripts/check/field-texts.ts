type Node = Readonly<Record<string, unknown>>;

export interface FieldTextFinding {
  readonly pointer: string;
  readonly message: string;
}

/** Longest title of a form field, in characters. */
const MAX_TITLE = 40;

const MAX_DESCRIPTION = 220;

const GROUPS: readonly unknown[] = ['look', 'choice', 'cases', 'search', 'advanced'];

/** Checks what editors read of each property: its title, its description and the group of its field. */
export function findFieldTextProblems(schema: Node, pointer: string): readonly FieldTextFinding[] {
  const properties = isNode(schema['properties']) ? Object.entries(schema['properties']) : [];
  return properties.flatMap(([name, property]) => {
    if (!isNode(property)) return [];
    const at = `${pointer}/properties/${name}`;
    return listProblems(name, property).map((message) => ({ pointer: at, message }));
  });
}

function listProblems(name: string, { title, description, 'x-editor': editor }: Node): readonly string[] {
  return [
    ...titleProblems(name, title),
    ...descriptionProblems(title, description),
    ...(editor === undefined || isEditorHint(editor)
      ? []
      : [
          `has an x-editor that is not a group (${GROUPS.join(', ')}), a unit, the text 'plain' or 'markdown', the document 'layout' and labels of choices`,
        ]),
  ];
}

function titleProblems(name: string, title: unknown): readonly string[] {
  if (typeof title !== 'string' || title === '') return ['has no title for its form field'];
  if (lettersOf(title) === lettersOf(name)) return [`has the title '${title}', which only spells its key`];
  return title.length > MAX_TITLE ? [`has a title of more than ${MAX_TITLE} characters`] : [];
}

function descriptionProblems(title: unknown, description: unknown): readonly string[] {
  if (typeof description !== 'string') return ['has no description of its own'];
  if (lettersOf(description) === lettersOf(String(title))) return ['has a description that repeats its title'];
  if (!/[.?]$/.test(description) || /[.?!] +[A-Z]/.test(description))
    return ['has a description that is not one sentence'];
  return description.length > MAX_DESCRIPTION ? [`has a description of more than ${MAX_DESCRIPTION} characters`] : [];
}

function isEditorHint(editor: unknown): boolean {
  if (!isNode(editor)) return false;
  const { group, unit, text, document, labels, ...rest } = editor;
  return (
    Object.keys(rest).length === 0 &&
    (group === undefined || GROUPS.includes(group)) &&
    (unit === undefined || typeof unit === 'string') &&
    (text === undefined || text === 'plain' || text === 'markdown') &&
    (document === undefined || document === 'layout') &&
    (labels === undefined || (isNode(labels) && Object.values(labels).every((label) => typeof label === 'string')))
  );
}

function lettersOf(words: string): string {
  return words.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
