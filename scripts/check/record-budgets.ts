import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUDGET_FILE, measureBuildSizes } from './budgets.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sizes = measureBuildSizes(root);
writeFileSync(join(root, BUDGET_FILE), `${JSON.stringify(sizes, null, 2)}\n`);
for (const [source, size] of Object.entries(sizes)) console.log(`${String(size).padStart(8)}  ${source}`);
