import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateApi } from './api.ts';
import { generateBlocks } from './blocks.ts';
import { generateConfigs } from './configs.ts';
import { generateFlows } from './flows.ts';
import { generateForms } from './forms.ts';
import type { GeneratedFile } from './generated-file.ts';
import { generateMessages } from './messages.ts';
import { generateSettings } from './settings.ts';

/** Everything that is generated from schemas and machines. The root is the folder of the checkout. */
export async function generateAll(root: string): Promise<GeneratedFile[]> {
  return [
    ...(await generateConfigs(root)),
    ...(await generateBlocks(root)),
    ...(await generateForms(root)),
    ...(await generateApi(root)),
    ...(await generateMessages(root)),
    ...(await generateFlows(root)),
    ...generateSettings(root),
  ];
}

/** Paths of generated files that differ from what their schemas give today. */
export function staleFiles(root: string, files: readonly GeneratedFile[]): string[] {
  return files.filter(({ path, content }) => readIfThere(join(root, path)) !== content).map(({ path }) => path);
}

export function writeFiles(root: string, files: readonly GeneratedFile[]): void {
  for (const { path, content } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  }
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
