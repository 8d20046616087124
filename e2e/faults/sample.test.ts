import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { disturb, hang, kill } from './faults.ts';
import { type FaultTrial, startFaultTrial } from './run-faults.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `npm run test:faults` tries all faults. */
const SAMPLED_FAULTS = [kill('node-1'), hang('redis'), disturb('api', 'cut'), disturb('store', 'silent')];

let trial: FaultTrial;

beforeAll(async () => {
  trial = await startFaultTrial({ root, cms: 'files' });
});

afterAll(() => trial.close());

test('without a fault every request is answered', async () => {
  expect(await trial.run()).toMatchObject({ problems: [] });
});

test.each(SAMPLED_FAULTS)(
  '$name: anonymous visitors get pages, customers clear answers, and all is well again',
  async (fault) => {
    expect(await trial.run(fault)).toMatchObject({ problems: [] });
  },
);

test('no purchase is lost or doubled, and nobody saw the page of another customer', async () => {
  const { purchases, problems } = await trial.end();
  expect(problems).toEqual([]);
  expect(purchases).toBeGreaterThan(30);
});
