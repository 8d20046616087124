import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import type { TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import { runTestVitrineCliCommand, writeSmallTestShop } from './testing/shop-files.ts';

const PAGE = 'cms-seed/corner/pages/play.json';
const FORMER = `{
  "version": 1,
  "path": "/play-here",
  "blocks": [
    { "id": "top", "type": "cause-words" }
  ]
}
`;

let project: TemporaryTestProject;
afterEach(() => project.close());

async function projectWith(page: string) {
  project = await writeSmallTestShop();
  await project.writeFile(PAGE, page);
  return project.path;
}

test('vitrine check reports a former block type not as a problem but as a warning with its place and the fix', async () => {
  const root = await projectWith(FORMER);
  const { code, out } = await runTestVitrineCliCommand(root, 'check');
  expect([code, out]).toEqual([
    0,
    `Warning: ${PAGE}:5:28 /blocks/0/type The block 'cause-words' is called 'cause-text' now. (former-block-type)\n    Run 'vitrine migrate', or write 'cause-text'.\nAll is well with 2 sites.\n`,
  ]);
  expect(JSON.parse((await runTestVitrineCliCommand(root, 'check', '--json')).out)).toMatchObject({
    ok: true,
    errors: [],
    warnings: [{ source: PAGE, pointer: '/blocks/0/type', line: 5 }],
  });
});

test('vitrine migrate replaces former block types, leaves the rest of the file unchanged, and does nothing a second time', async () => {
  const root = await projectWith(FORMER);
  const outputStart = `${PAGE} /blocks/0/type: 'cause-words' is 'cause-text'\n\n1 document`;
  expect(await runTestVitrineCliCommand(root, 'migrate', '--dry-run')).toMatchObject({
    code: 0,
    out: `${outputStart} to be written.\n`,
  });
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(FORMER);
  expect(await runTestVitrineCliCommand(root, 'migrate')).toMatchObject({ code: 0, out: `${outputStart} written.\n` });
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(FORMER.replace('cause-words', 'cause-text'));
  expect(await runTestVitrineCliCommand(root, 'migrate')).toMatchObject({
    code: 0,
    out: 'Every block has its current type.\n',
  });
  expect(await runTestVitrineCliCommand(root, 'migrate', '--json')).toMatchObject({ code: 0, out: '[]\n' });
});

test('vitrine migrate --to refuses a version for which there is no migration, and writes nothing', async () => {
  const root = await projectWith(FORMER);
  const { code, err } = await runTestVitrineCliCommand(root, 'migrate', '--to', '9');
  expect([code, err]).toEqual([2, expect.stringContaining('has no migration of documents from version 1 to 9.')]);
  expect(readFileSync(join(root, PAGE), 'utf8')).toBe(FORMER);
});
