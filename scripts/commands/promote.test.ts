import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runVitrineCliCommand } from './run-vitrine.ts';

const [STAGING, PRODUCTION] = ['https://staging.harbour.example', 'https://cms.harbour.example'];

async function promote(environment: NodeJS.ProcessEnv, ...args: readonly string[]) {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const io = { root: join(import.meta.dirname, '../..'), environment, out: write, err: write };
  return { code: await runVitrineCliCommand(['promote', ...args], io), text };
}

test('vitrine promote asks for both addresses and both tokens before it speaks to a CMS', async () => {
  expect(await promote({}, '--from', STAGING)).toMatchObject({ code: 2, text: expect.stringContaining('--to <url>') });
  expect(await promote({}, '--from', 'staging', '--to', PRODUCTION)).toEqual({
    code: 2,
    text: '--from staging is no address. Write it like https://cms.example.com.\n',
  });
  expect(await promote({}, '--from', STAGING, '--to', `${STAGING}/`)).toEqual({
    code: 2,
    text: '--from and --to name the same CMS.\n',
  });
  expect(await promote({ VITRINE_CMS_ADMIN_TOKEN: 'abc' }, '--from', STAGING, '--to', PRODUCTION)).toEqual({
    code: 2,
    text: 'A token is missing. Set VITRINE_CMS_FROM_TOKEN for the CMS of --from, and VITRINE_CMS_ADMIN_TOKEN for that of --to.\n',
  });
});
