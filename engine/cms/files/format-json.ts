/** Longest line, as the formatter of the project writes JSON. */
const WIDTH = 120;

const STEP = '  ';

/**
 * JSON in the form of the project's documents: each property on a line, lists of plain values on one line where that
 * fits.
 *
 * @param indent spaces before the line that the value begins on
 * @param column characters before the value on that line
 */
export function formatJson(value: unknown, indent: string, column: number): string {
  if (Array.isArray(value)) return formatList(value, indent, column);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, part]) => part !== undefined);
  if (entries.length === 0) return '{}';
  const inner = indent + STEP;
  const lines = entries.map(([key, part]) => {
    const name = `${inner}${JSON.stringify(key)}: `;
    return name + formatJson(part, inner, name.length);
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

function formatList(list: readonly unknown[], indent: string, column: number): string {
  if (list.length === 0) return '[]';
  const isPlain = list.every((item) => typeof item !== 'object' || item === null);
  const line = `[${list.map((item) => JSON.stringify(item)).join(', ')}]`;
  // A comma follows.
  if (isPlain && column + line.length < WIDTH) return line;
  return joinItems(
    list.map((item) => formatJson(item, indent + STEP, indent.length + STEP.length)),
    indent,
  );
}

/** A list with each item on lines of its own. */
export function joinItems(items: readonly string[], indent: string): string {
  if (items.length === 0) return '[]';
  const inner = indent + STEP;
  return `[\n${items.map((item) => inner + item).join(',\n')}\n${indent}]`;
}
