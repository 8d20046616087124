import type { SiteDifferences, ValueDifference } from './compare-releases.ts';

const LONGEST_VALUE = 120;

/** Differences as lines of text: by site, document and block. */
export function formatDifferences(differences: readonly SiteDifferences[]): string {
  if (differences.length === 0) return 'Nothing differs.\n';
  return differences.map(formatSite).join('\n');
}

function formatSite({ site, documents, pictures }: SiteDifferences): string {
  const lines = [
    ...documents.flatMap(({ kind, name, change, values }) => [
      `  ${kind} ${name}: ${change}`,
      ...values.map((value) => `    ${formatValueDifference(value)}`),
    ]),
    ...pictures.map(({ name, change }) => `  picture ${name}: ${change}`),
  ];
  return `${site}\n${lines.map((line) => `${line}\n`).join('')}`;
}

export function formatValueDifference({ item, path, change, before, after }: ValueDifference): string {
  const place = [item ? `${item.type ?? 'item'} "${item.id}"` : null, path || null].filter(Boolean).join(' ');
  switch (change) {
    case 'added':
      return `${place}: added ${formatValue(after)}`;
    case 'removed':
      return `${place}: removed ${formatValue(before)}`;
    case 'moved':
      return `${place}: order ${formatValue(before)} → ${formatValue(after)}`;
    case 'changed':
      return `${place}: ${formatValue(before)} → ${formatValue(after)}`;
  }
}

function formatValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length <= LONGEST_VALUE ? text : `${text.slice(0, LONGEST_VALUE)}…`;
}
