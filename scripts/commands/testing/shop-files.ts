import { SMALL_TEST_SHOP_DOCUMENTS, SMALL_TEST_SHOP_PICTURES } from '#engine/check/testing/small-shop.ts';
import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import { createEmptyTemporaryTestProject, type TemporaryTestProject } from '#engine/cms/testing/temporary-project.ts';
import type { ExitCode } from '../command-io.ts';
import { runVitrineCliCommand } from '../run-vitrine.ts';

/** Writes the small shop into a new folder, with additional documents by `site/kind/name`. */
export async function writeSmallTestShop(
  changes: Readonly<Record<string, unknown>> = {},
): Promise<TemporaryTestProject> {
  const project = await createEmptyTemporaryTestProject();
  for (const [id, value] of Object.entries({ ...SMALL_TEST_SHOP_DOCUMENTS, ...changes })) {
    const [site = '', word = '', name = word] = id.split('/');
    const kind = DOCUMENT_KINDS.find((candidate) => candidate === word);
    if (!kind) throw new Error(`no document kind is named "${word}"`);
    await project.write({ site, kind, name }, value);
  }
  for (const [id, svg] of Object.entries(SMALL_TEST_SHOP_PICTURES)) {
    const [site = '', name = ''] = id.split('/');
    await project.writeFile(`cms-seed/${site}/assets/${name}`, svg);
  }
  return project;
}

export interface TestCliCommandResult {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

export async function runTestVitrineCliCommand(
  root: string,
  ...args: readonly string[]
): Promise<TestCliCommandResult> {
  let [out, err] = ['', ''];
  const code = await runVitrineCliCommand(args, {
    root,
    environment: {},
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}
