import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateApiTypesAndCallDescriptors } from './api.ts';
import { generateBlockPropsTypesAndRegistries } from './blocks.ts';
import { generateConfigTypes } from './configs.ts';
import { generateAllFlowDocsAndSnapshots } from './flows.ts';
import { generateFormTypesAndDescriptions } from './forms.ts';
import type { GeneratedFile } from './generated-file.ts';
import { generateMessageAccessorsAndRegistries } from './message-catalogues.ts';
import { generatePartnerAndAnalyticsMessageTypes } from './messages.ts';
import { generateSettingsTable } from './settings.ts';

/** Generates all files from schemas and machines of a checkout. */
export async function generateTrackedFiles(root: string): Promise<GeneratedFile[]> {
  return [
    ...(await generateConfigTypes(root)),
    ...(await generateBlockPropsTypesAndRegistries(root)),
    ...(await generateFormTypesAndDescriptions(root)),
    ...(await generateApiTypesAndCallDescriptors(root)),
    ...(await generatePartnerAndAnalyticsMessageTypes(root)),
    ...generateMessageAccessorsAndRegistries(root),
    ...(await generateAllFlowDocsAndSnapshots(root)),
    ...generateSettingsTable(root),
  ];
}

/** Paths of generated files that differ from what their schemas give now. */
export function findOutdatedGeneratedFiles(root: string, files: readonly GeneratedFile[]): string[] {
  return files.filter(({ path, content }) => readIfThere(join(root, path)) !== content).map(({ path }) => path);
}

export function writeAllGeneratedFiles(root: string, files: readonly GeneratedFile[]): void {
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
