/** Steps from the root of a document to a value in it. */
export type ValuePath = readonly (string | number)[];

/** Returns undefined for a missing value. */
export function getValueAt(root: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>(
    (value, step) => (typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined),
    root,
  );
}

/** A copy with another value at a path; undefined removes the property. Objects on the way are made where missing. */
export function setValueAt(root: unknown, path: ValuePath, value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  if (Array.isArray(root)) return root.map((item, index) => (index === step ? setValueAt(item, rest, value) : item));
  const record: Record<string, unknown> = { ...Object(root) };
  const next = setValueAt(record[step], rest, value);
  if (next === undefined) delete record[step];
  else record[step] = next;
  return record;
}

/** Returns a copy with an item of the list at a path moved to another index. */
export function moveItemAt(root: unknown, path: ValuePath, from: number, to: number): unknown {
  const list = getValueAt(root, path);
  if (!Array.isArray(list) || to < 0 || to >= list.length) return root;
  const moved = list.toSpliced(from, 1);
  return setValueAt(root, path, moved.toSpliced(to, 0, list[from]));
}

/** RFC 6901 JSON pointer. */
export function formatPathAsPointer(path: ValuePath): string {
  return path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}
