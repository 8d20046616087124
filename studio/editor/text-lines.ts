/** The texts on the lines of a field, without spaces around them; empty lines count for nothing. */
export function splitLines(typed: string): readonly string[] {
  return typed
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function joinLines(lines: readonly string[]): string {
  return lines.join('\n');
}
