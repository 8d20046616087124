import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApi } from './api/measure-api.ts';
import { measurePages } from './measure/pages.ts';
import { type Figure, formatFigures, formatReport, type Ratio } from './measure/report.ts';
import { measureScale } from './scale/scale.ts';

const HELP = `npm run bench [-- --json] [-- --only pages|scale|api] [-- --requests N]

Measures the shop beside its peers in one run and prints ratios, and the sandbox by itself. It judges nothing: exit 0 when it ran, 1 when not.
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
    const figures: Figure[] = [];
    const wanted = (part: string) => values.only === undefined || values.only === part;
    if (wanted('pages')) ratios.push(...(await measurePages(folder, Number(values.requests), say)));
    if (wanted('scale')) ratios.push(...(await measureScale(say)));
    if (wanted('api')) {
      const api = await measureApi(join(folder, 'api'), say);
      ratios.push(...api.ratios);
      figures.push(...api.figures);
    }
    process.stdout.write(
      values.json
        ? `${JSON.stringify([...ratios, ...figures], null, 2)}\n`
        : formatReport(ratios) + formatFigures(figures),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
