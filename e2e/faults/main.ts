import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createVitestRunner } from '../../scripts/test/vitest-part.ts';

const HELP = `npm run test:faults [-- --minutes 40] [-- --only redis] [-- --again] [-- --without directus] [-- --seed word]

Lets each part of a production fail in turn beside scripted customers, anonymous visitors and a browser, and compares what they
saw with the records of the commerce API. Writes docs/fault-runs.md.

--minutes N      begin no fault after so many minutes; the next run goes on with the faults that are left
--only TEXTS     faults whose name has one of these texts, separated by commas
--again          try also faults that were tried before
--without NAMES  "disk": no full disk, for which root mounts a file system; "directus": documents from files; or both
--seed WORD      draws the pairs of faults
`;

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '40' },
    only: { type: 'string', default: '' },
    again: { type: 'boolean', default: false },
    without: { type: 'string', default: '' },
    seed: { type: 'string', default: 'pairs' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) process.stdout.write(HELP);
else if (!(Number(values.minutes) > 0)) {
  process.stderr.write(`--minutes is "${values.minutes}"; set it to a number above 0.\n`);
  process.exitCode = 2;
} else {
  const { minutes, only, again, without, seed } = values;
  const chosen = { minutes: Number(minutes), only, again, without: without.split(/[, ]+/), seed };
  const env = { ...process.env, VITRINE_FAULTS: JSON.stringify(chosen) };

  const { succeeded } = await createVitestRunner(root, 'every-fault', env)([]);
  process.exitCode = succeeded ? 0 : 1;
}
