import { SMALL_SHOP_DOCUMENTS, SMALL_SHOP_PICTURES } from '#engine/check/testing/small-shop.ts';
import { DOCUMENT_KINDS } from '#engine/cms/document.ts';
import { createTemporaryProject, type TemporaryProject } from '#engine/cms/testing/temporary-project.ts';
import type { ExitCode } from '../command-io.ts';
import { runVitrine } from '../run-vitrine.ts';

/** Writes the small shop into a new folder, with additional documents by `site/kind/name`. */
export async function writeSmallShop(changes: Readonly<Record<string, unknown>> = {}): Promise<TemporaryProject> {
  const project = await createTemporaryProject();
  for (const [id, value] of Object.entries({ ...SMALL_SHOP_DOCUMENTS, ...changes })) {
    const [site = '', word = '', name = word] = id.split('/');
    const kind = DOCUMENT_KINDS.find((candidate) => candidate === word);
    if (!kind) throw new Error(`no document kind is named "${word}"`);
    await project.write({ site, kind, name }, value);
  }
  for (const [id, svg] of Object.entries(SMALL_SHOP_PICTURES)) {
    const [site = '', name = ''] = id.split('/');
    await project.writeFile(`cms-seed/${site}/assets/${name}`, svg);
  }
  return project;
}

export interface CommandRun {
  readonly code: ExitCode;
  readonly out: string;
  readonly err: string;
}

export async function runVitrineIn(root: string, ...args: readonly string[]): Promise<CommandRun> {
  let [out, err] = ['', ''];
  const code = await runVitrine(args, {
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
