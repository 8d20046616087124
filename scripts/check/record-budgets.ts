import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type GzippedScriptSizes,
  measureLastBuildScriptSizes,
  SCRIPT_SIZE_BUDGET_FILE,
  updateBudgets,
} from './budgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const path = join(root, SCRIPT_SIZE_BUDGET_FILE);
const recorded: GzippedScriptSizes = JSON.parse(readFileSync(path, 'utf8'));
const updated = updateBudgets(measureLastBuildScriptSizes(root), recorded);
writeFileSync(path, `${JSON.stringify(updated, null, 2)}\n`);
for (const [source, size] of Object.entries(updated)) {
  const before = recorded[source];
  if (before !== size) console.log(`${source}: ${before ?? 'new'} -> ${size}`);
}
for (const source of Object.keys(recorded)) if (!(source in updated)) console.log(`${source}: gone`);
