import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureApiAndGateway } from './api/measure-api.ts';
import { measureShopInBrowser } from './browser/measure-browser.ts';
import { measureContentPages } from './content/measure-content.ts';
import { measureEstate } from './estate/measure-estate.ts';
import { measureHomePageAgainstPeers } from './measure/measure-home-page.ts';
import { chooseRepetitionsForSmallOrFullRun } from './measure/repetitions.ts';
import {
  type BenchmarkFigure,
  type BenchmarkRatio,
  formatBenchmarkFigures,
  formatBenchmarkRatios,
} from './measure/report.ts';
import { measureRelease } from './production/measure-release.ts';
import { measureTelemetryCost } from './production/measure-telemetry.ts';
import { measureBrandScale } from './scale/measure-brand-scale.ts';
import { measureLanguages } from './scale/measure-languages.ts';
import { measurePartyPagesBySize } from './scale/measure-parties.ts';
import { measureStudio } from './studio/measure-studio.ts';
import { measureDocumentValidation } from './validation/measure-validation.ts';

const HELP = `npm run bench [-- --json] [-- --only pages|scale|languages|validation|parties|api|browser|content|studio|telemetry|release|estate] [-- --requests N] [-- --rounds N] [-- --page home|play|cart] [-- --small]

Measures the shop beside its peers in one run and prints ratios, and the sandbox by itself; "browser" is what a phone
loads and taps in 9 rounds (with "--page" only how one of its pages loads), and "content" what pages to be read load and when they paint in 3;
"telemetry" is the CPU of metrics and traces, "release" the start and throughput of the archive; "estate" is 1,000 brands in a CMS on Postgres, only when it is named; "studio" is how soon a change in the studio is painted, beside saving the document and loading its page anew. It judges nothing: exit 0 when it ran, 1 when not.
"--small" runs each part once with little, to show that it runs.
`;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    requests: { type: 'string', default: String(chooseRepetitionsForSmallOrFullRun(1500, 50)) },
    rounds: { type: 'string' },
    page: { type: 'string' },
    small: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) {
  process.stdout.write(HELP);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const log = (text: string) => process.stderr.write(`${text}\n`);
  try {
    const ratios: BenchmarkRatio[] = [];
    const figures: BenchmarkFigure[] = [];
    const wanted = (part: string) => values.only === undefined || values.only === part;
    if (wanted('pages')) ratios.push(...(await measureHomePageAgainstPeers(folder, Number(values.requests), log)));
    if (wanted('scale')) ratios.push(...(await measureBrandScale(log)));
    if (wanted('languages')) {
      const requests = Math.ceil(Number(values.requests) / 3);
      ratios.push(...(await measureLanguages(join(folder, 'languages'), requests, log)));
    }
    if (wanted('validation')) ratios.push(...(await measureDocumentValidation(log)));
    if (wanted('parties')) {
      ratios.push(
        ...(await measurePartyPagesBySize(join(folder, 'parties'), Math.ceil(Number(values.requests) / 5), log)),
      );
    }
    if (wanted('api')) {
      const api = await measureApiAndGateway(join(folder, 'api'), log);
      ratios.push(...api.ratios);
      figures.push(...api.figures);
    }
    if (wanted('browser')) {
      const browserOptions = {
        rounds: Number(values.rounds ?? chooseRepetitionsForSmallOrFullRun(9, 1)),
        page: values.page,
      };
      const browser = await measureShopInBrowser(join(folder, 'browser'), browserOptions, log);
      ratios.push(...browser.ratios);
      figures.push(...browser.figures);
    }
    if (wanted('content')) {
      const content = await measureContentPages(
        join(folder, 'content'),
        {
          rounds: Number(values.rounds ?? chooseRepetitionsForSmallOrFullRun(3, 1)),
          requests: Math.ceil(Number(values.requests) / 3),
        },
        log,
      );
      ratios.push(...content.ratios);
      figures.push(...content.figures);
    }
    if (wanted('studio')) {
      const studio = await measureStudio(log);
      ratios.push(...studio.ratios);
      figures.push(...studio.figures);
    }
    if (wanted('telemetry')) {
      const requests = Math.ceil(Number(values.requests) / 5);
      ratios.push(...(await measureTelemetryCost(join(folder, 'telemetry'), requests, log)));
    }
    if (wanted('release')) {
      const release = await measureRelease(join(folder, 'release'), log);
      ratios.push(...release.ratios);
      figures.push(...release.figures);
    }
    // Too heavy for a run of all parts.
    if (values.only === 'estate') figures.push(...(await measureEstate(join(folder, 'estate'), log)));
    process.stdout.write(
      values.json
        ? `${JSON.stringify([...ratios, ...figures], null, 2)}\n`
        : formatBenchmarkRatios(ratios) + formatBenchmarkFigures(figures),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
