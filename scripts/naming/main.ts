import { fileURLToPath } from 'node:url';
import { collectAllNamingProofItems, createNamingProofSheetAndKey } from './draw-naming-proof.ts';

// node scripts/naming/main.ts <seed> [--key]
const [seed = '', option] = process.argv.slice(2);
if (!/^\d+$/.test(seed) || (option !== undefined && option !== '--key')) {
  console.error('Usage: node scripts/naming/main.ts <seed> [--key]');
  process.exit(2);
}
const { sheet, key } = createNamingProofSheetAndKey(
  collectAllNamingProofItems(fileURLToPath(new URL('../..', import.meta.url))),
  Number(seed),
);
console.log(option === '--key' ? key : sheet);
