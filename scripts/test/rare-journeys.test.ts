import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { listJourneysWithRareCases } from './rare-journeys.ts';

test('listJourneysWithRareCases lists exactly the journeys that skip cases outside the audit, so that the audit repeats them', () => {
  const root = mkdtempSync(join(tmpdir(), 'rare-journeys-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  write('e2e/journeys/site/forms.test.ts', "import { IS_EXHAUSTIVE } from '../../harness/exhaustive.ts';");
  write('e2e/journeys/cart/cart.test.ts', "import { journey } from '../../harness/journey.ts';");
  write('e2e/smoke/cart/cart.test.ts', "import { IS_EXHAUSTIVE } from '../../harness/exhaustive.ts';");
  expect(listJourneysWithRareCases(root)).toEqual(['e2e/journeys/site/forms.test.ts']);
});
