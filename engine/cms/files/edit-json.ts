import { applyEdits, modify } from 'jsonc-parser';

type Path = readonly (string | number)[];

/**
 * Replaces values in a JSON text and leaves everything that is equal untouched, so that line breaks elsewhere in the
 * file survive. Formats the whole value with two spaces if the text cannot be edited this way.
 */
export function updateJsonTextKeepingFormatting(text: string, value: unknown): string {
  const edited = isJson(text) ? edit(text, value) : '';
  return isJson(edited) && same(JSON.parse(edited), value) ? edited : `${JSON.stringify(value, null, 2)}\n`;
}

function edit(text: string, value: unknown): string {
  return differences([], JSON.parse(text), value).reduce(
    (edited, { path, value: part }) => applyEdits(edited, edits(edited, path, part)),
    text,
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function edits(text: string, path: Path, value: unknown) {
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return modify(text, [...path], value, { formattingOptions });
}

/** The innermost differences. A value of undefined removes the property. */
function differences(path: Path, before: unknown, after: unknown): { path: Path; value: unknown }[] {
  if (same(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return after.flatMap((item, index) => differences([...path, index], before[index], item));
  }
  if (isRecord(before) && isRecord(after)) {
    const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
    return [
      ...gone.map((key) => ({ path: [...path, key], value: undefined })),
      ...Object.entries(after).flatMap(([key, value]) =>
        Object.hasOwn(before, key)
          ? differences([...path, key], before[key], value)
          : [{ path: [...path, key], value }],
      ),
    ];
  }
  return [{ path, value: after }];
}

function same(left: unknown, right: unknown): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
