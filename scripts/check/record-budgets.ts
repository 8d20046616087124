import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { measureLastBuildScriptSizes, SCRIPT_SIZE_BUDGET_FILE } from './budgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sizes = measureLastBuildScriptSizes(root);
writeFileSync(join(root, SCRIPT_SIZE_BUDGET_FILE), `${JSON.stringify(sizes, null, 2)}\n`);
for (const [source, size] of Object.entries(sizes)) console.log(`${String(size).padStart(8)}  ${source}`);
