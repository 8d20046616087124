import type { ContentConflict } from './merge-sites.ts';

/** What both sides are called, such as `the files` and `the CMS`. */
export interface SideNames {
  readonly mine: string;
  readonly theirs: string;
}

const REASONS: Readonly<Record<ContentConflict['reason'], string>> = {
  changed: 'both sides changed it',
  moved: 'both sides moved items of it',
  removed: 'one side removed it, and the other changed it',
  'unknown-base': 'it differs, and nothing shows which side is newer',
};

const LONGEST_VALUE = 120;

/** Conflicts as lines of text: document, place, and the words of both sides. */
export function formatConflicts(conflicts: readonly ContentConflict[], names: SideNames): string {
  return conflicts.map((conflict) => formatConflict(conflict, names)).join('');
}

function formatConflict(
  { site, kind, name, item, path, reason, ...values }: ContentConflict,
  names: SideNames,
): string {
  const place = [item ? `${item.type ?? 'item'} "${item.id}"` : null, path || null].filter(Boolean).join(' ');
  const lines = [
    `${site} ${kind} ${name}${place && `, ${place}`}: ${REASONS[reason]}`,
    ...(reason === 'unknown-base' ? [] : [`  before: ${formatValue(values.base)}`]),
    `  ${names.mine}: ${formatValue(values.mine)}`,
    `  ${names.theirs}: ${formatValue(values.theirs)}`,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

function formatValue(value: unknown): string {
  if (value === null) return 'nothing';
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}
