import { expect, test } from 'vitest';
import { findBudgetViolations, measureScriptSizes, updateBudgets } from './budgets.ts';

const manifest = {
  'app/entry.ts': { file: 'entry.js', isEntry: true, imports: ['_shared.js'] },
  'app/app.tsx': { file: 'app.js', isDynamicEntry: true, imports: ['_shared.js', '_react.js'] },
  '_shared.js': { file: 'shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
};

test('the size of a script entry includes its own file and its imports, each once', () => {
  const sizes = { 'entry.js': 1, 'app.js': 10, 'shared.js': 100, 'react.js': 1000 };
  expect(measureScriptSizes(manifest, (file) => sizes[file as keyof typeof sizes])).toEqual({
    'app/entry.ts': 1101,
    'app/app.tsx': 1110,
  });
});

test('findBudgetViolations reports growth beyond the allowance, new entries and removed entries', () => {
  const recorded = { 'a.ts': 1000, 'b.ts': 1000, 'gone.ts': 5 };
  expect(findBudgetViolations({ 'a.ts': 1512, 'b.ts': 1513, 'new.ts': 7 }, recorded)).toEqual([
    'b.ts needs 1513 bytes of gzip, and its budget is 1000',
    'new.ts has no budget; it needs 7 bytes of gzip',
    'gone.ts has a budget but is not built',
  ]);
});

test('recording budgets keeps a size within the allowance, and writes down new, grown and shrunk scripts', () => {
  const recorded = { 'kept.tsx': 2_000, 'grown.tsx': 2_000, 'shrunk.tsx': 2_000, 'gone.tsx': 2_000 };
  const sizes = { 'new.tsx': 900, 'kept.tsx': 2_512, 'grown.tsx': 2_513, 'shrunk.tsx': 1_487 };
  expect(updateBudgets(sizes, recorded)).toEqual({
    'new.tsx': 900,
    'kept.tsx': 2_000,
    'grown.tsx': 2_513,
    'shrunk.tsx': 1_487,
  });
});
