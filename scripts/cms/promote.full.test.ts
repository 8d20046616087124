import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runVitrineCliCommand } from '../commands/run-vitrine.ts';
import { pushToCms } from './push.ts';
import { createEditor, createEditorRole, type SignedInEditor, signInEditor } from './testing/directus-editors.ts';
import { startTestDirectus, type TestDirectus } from './testing/test-directus.ts';

const clone = join(import.meta.dirname, '../..');
const PAGE = '/items/pages/harbour:page:home';

let folder = '';
let [staging, production]: TestDirectus[] = [];
let editors: { readonly staging: SignedInEditor; readonly production: SignedInEditor };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-promote-'));
  for (const path of ['site-configs/base', 'site-configs/harbour', 'cms-seed/base', 'cms-seed/harbour'])
    cpSync(join(clone, path), join(folder, path), { recursive: true });
  // Staging has no checks of its own, which would judge the sites again for each document that is filled in.
  [staging, production] = await Promise.all([startTestDirectus(), startTestDirectus({})]);
  const { refused } = await pushToCms({ url: staging.url, token: staging.adminToken, root: folder });
  expect(refused).toEqual([]);
  editors = { staging: await signIn(staging, 'nova'), production: await signIn(production, 'kim') };
});

afterAll(async () => {
  await Promise.all([staging?.close(), production?.close()]);
  rmSync(folder, { recursive: true });
});

async function signIn(directus: TestDirectus, name: string): Promise<SignedInEditor> {
  await createEditor(directus, await createEditorRole(directus), name);
  return signInEditor(directus, name);
}

async function promote(...args: readonly string[]) {
  let text = '';
  const write = (more: string) => {
    text += more;
  };
  const environment = {
    VITRINE_STORE: `file://${join(folder, 'store')}`,
    VITRINE_CMS_FROM_TOKEN: staging?.readToken,
    VITRINE_CMS_ADMIN_TOKEN: production?.adminToken,
  };
  const command = ['promote', '--from', staging?.url ?? '', '--to', production?.url ?? '', ...args];
  const code = await runVitrineCliCommand(command, { root: clone, environment, out: write, err: write });
  return { code, text };
}

/** An editor's save of the home page with other words in a property of a block, which is named by its place. */
async function edit(editor: SignedInEditor, block: number, property: string, words: string): Promise<void> {
  const { data } = await editor('GET', PAGE);
  const { document } = Object(data);
  document.blocks[block].props[property] = words;
  expect(await editor('PATCH', PAGE, { document })).toMatchObject({ status: 200, message: null });
}

async function readBlocks(directus: TestDirectus | undefined): Promise<readonly Record<string, unknown>[]> {
  const answer = await directus?.call('GET', PAGE);
  return Object(answer?.data).document.blocks.map(({ props }: { props: Record<string, unknown> }) => props);
}

test('the first promotion to an empty CMS creates all documents and pictures there, and the second changes nothing', async () => {
  const first = await promote();
  expect(first).toEqual({ code: 0, text: expect.stringContaining('page home: added') });
  expect(await readBlocks(production)).toEqual(await readBlocks(staging));
  const { code, text } = await promote('--json');
  expect([code, JSON.parse(text)]).toMatchObject([0, { differences: [], created: [], updated: [], conflicts: [] }]);
});

test('editors of staging and production who change different blocks of a page both keep their words', async () => {
  await edit(editors.staging, 0, 'eyebrow', 'Words of staging');
  await edit(editors.production, 1, 'heading', 'Words of production');
  const planned = await promote('--dry-run');
  expect(planned).toEqual({ code: 0, text: expect.stringContaining('→ "Words of staging"') });
  expect((await readBlocks(production))[0]?.['eyebrow']).toBe('Biggest jackpot on sale');
  expect(await promote()).toMatchObject({ code: 0 });
  const [jackpot, closing] = await readBlocks(production);
  expect([jackpot?.['eyebrow'], closing?.['heading']]).toEqual(['Words of staging', 'Words of production']);
  expect((await readBlocks(staging))[1]?.['heading']).toBe('Closing next');
});

test('a heading that editors of both sides changed is refused with both wordings, and nothing is lost', async () => {
  await edit(editors.staging, 7, 'heading', 'Limits of staging');
  await edit(editors.staging, 1, 'heading', 'Closing on staging');
  await edit(editors.production, 7, 'heading', 'Limits of production');
  const before = [await readBlocks(staging), await readBlocks(production)];
  const { code, text } = await promote();
  expect(code).toBe(1);
  expect(text).toContain('harbour page home, call-to-action "limits" props/heading: both sides changed it');
  expect(text).toContain('first CMS: "Limits of staging"\n  second CMS: "Limits of production"');
  expect([await readBlocks(staging), await readBlocks(production)]).toEqual(before);

  expect(await promote('--theirs', 'harbour:page:home')).toMatchObject({ code: 0 });
  const [, closing, , , , , , limits] = await readBlocks(production);
  expect([closing?.['heading'], limits?.['heading']]).toEqual(['Words of production', 'Limits of production']);
});
