import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measurePages } from './measure/pages.ts';
import { formatReport, type Ratio } from './measure/report.ts';
import { measureScale } from './scale/scale.ts';

const HELP = `npm run bench [-- --json] [-- --only pages|scale] [-- --requests N]

Measures the shop beside its peers in one run and prints ratios. It judges nothing: exit 0 when it ran, 1 when not.
`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    requests: { type: 'string', default: '1500' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const say = (text: string) => process.stderr.write(`${text}\n`);
  try {
    const ratios: Ratio[] = [];
    if (values.only !== 'scale') ratios.push(...(await measurePages(folder, Number(values.requests), say)));
    if (values.only !== 'pages') ratios.push(...(await measureScale(say)));
    process.stdout.write(values.json ? `${JSON.stringify(ratios, null, 2)}\n` : formatReport(ratios));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
