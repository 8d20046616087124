import { formatConflicts, type SideNames } from '../content-releases/format-conflicts.ts';
import { type ContentConflict, formatContentId } from '../content-releases/merge-sites.ts';
import { formatCount } from './check.ts';

/** Conflicts as text, with the ways to go on; empty without any. */
export function describeConflicts(
  conflicts: readonly ContentConflict[],
  { names, note, advice }: { readonly names: SideNames; readonly note: string | null; readonly advice: string },
): string {
  if (conflicts.length === 0) return '';
  const [first = ''] = conflicts.map(formatContentId);
  return [
    formatConflicts(conflicts, names),
    `Nothing was written: ${formatCount(conflicts.length, 'conflict')}.${note === null ? '' : ` ${note}`}`,
    `${advice} Or choose a side for the conflicts of a document: --mine ${first} for ${names.mine}, --theirs ${first} for ${names.theirs}.`,
    '',
  ].join('\n');
}
