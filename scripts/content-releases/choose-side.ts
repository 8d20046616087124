import { UsageError } from '../commands/command-io.ts';
import type { ChooseSide } from './merge-sites.ts';

/** Options of a command that merges: ids of documents and pictures, or true for all that are in conflict. */
export interface SideOptions {
  readonly mine?: readonly string[] | true;
  readonly theirs?: readonly string[] | true;
}

/** @throws UsageError where a document is named for both sides, or both are to win everywhere */
export function createChooseSide({ mine, theirs }: SideOptions): ChooseSide {
  const [own, others] = [namesOf(mine), namesOf(theirs)];
  const twice = own.find((id) => others.includes(id));
  if (twice !== undefined || (mine === true && theirs === true))
    throw new UsageError(
      `${twice ?? 'Every document'} can't be taken from both sides. Name each by --mine or --theirs.`,
    );
  return (id, isConflict) => {
    if (own.includes(id)) return 'mine';
    if (others.includes(id)) return 'theirs';
    if (!isConflict) return null;
    return mine === true ? 'mine' : theirs === true ? 'theirs' : null;
  };
}

function namesOf(option: readonly string[] | true | undefined): readonly string[] {
  return option === undefined || option === true ? [] : option;
}
