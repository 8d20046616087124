import { expect, test } from 'vitest';
import type { ContentConflict } from '../content-releases/merge-sites.ts';
import { describeConflicts } from './report-conflicts.ts';

const names = { mine: 'files', theirs: 'CMS' };

test('conflicts are described with document, block, field, both wordings, and how to go on', () => {
  const conflict: ContentConflict = {
    site: 'harbour',
    kind: 'page',
    name: 'home',
    item: { id: 'hero', type: 'jackpot-hero' },
    path: 'props/heading',
    reason: 'changed',
    base: 'Win',
    mine: 'Win big',
    theirs: null,
  };
  expect(describeConflicts([conflict], { names, note: 'The history is cut off.', advice: 'Pull first.' })).toBe(
    [
      'harbour page home, jackpot-hero "hero" props/heading: both sides changed it',
      '  before: "Win"',
      '  files: "Win big"',
      '  CMS: nothing',
      '',
      'Nothing was written: 1 conflict. The history is cut off.',
      'Pull first. Or choose a side for the conflicts of a document: --mine harbour:page:home for files, --theirs harbour:page:home for CMS.',
      '',
    ].join('\n'),
  );
  expect(describeConflicts([], { names, note: null, advice: 'Pull first.' })).toBe('');
});
