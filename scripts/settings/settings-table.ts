import { SETTINGS } from './all-settings.ts';

/** The table of all settings, in Markdown. */
export function renderSettingsTable(): string {
  const rows = Object.entries(SETTINGS).map(([name, { format, defaultDescription, meaning, isSecret }]) => [
    `\`${name}\``,
    isSecret ? `${meaning} (secret)` : meaning,
    format,
    defaultDescription.trim(),
  ]);
  return table([['variable', 'meaning', 'form', 'without it'], ...rows]);
}

function table([head = [], ...rows]: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}
