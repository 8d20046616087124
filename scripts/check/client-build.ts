import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
}

/** Vite's manifest of the browser build: output files by source. */
export type BrowserBuildManifest = Readonly<Record<string, ManifestChunk>>;

/** Source modules of each file in the browser build. */
export type BrowserBuildModuleList = Readonly<Record<string, readonly string[]>>;

export const CLIENT_BUILD_FOLDER = 'dist/client';

export function readBrowserBuildManifest(root: string): BrowserBuildManifest {
  // The script for web vitals is built apart.
  const files = ['manifest.json', 'web-vitals.json'].map((name) => join(root, CLIENT_BUILD_FOLDER, '.vite', name));
  return Object.assign({}, ...files.map((file): BrowserBuildManifest => JSON.parse(readFileSync(file, 'utf8'))));
}

export function readBrowserBuildModuleList(root: string): BrowserBuildModuleList {
  return JSON.parse(readFileSync(join(root, CLIENT_BUILD_FOLDER, '.vite/modules.json'), 'utf8'));
}

/** Files that a source needs before it runs: its own and its static imports. */
export function listBuiltFilesNeededBySource(
  manifest: BrowserBuildManifest,
  source: string,
  seen = new Set<string>(),
): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [
    chunk.file,
    ...(chunk.imports ?? []).flatMap((imported) => listBuiltFilesNeededBySource(manifest, imported, seen)),
  ];
}
