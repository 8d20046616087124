import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageScriptFiles } from '#engine/render/document-html.ts';

/** The parts of the build's manifest that pages need: files by the source that they were built from. */
interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

type Manifest = Readonly<Record<string, ManifestChunk>>;

const ENTRY = 'app/browser/entry.ts';
const APP = 'app/browser/react/app.tsx';

/** Finds the scripts of a page by the blocks with code on it. */
export function createPageScriptFinder(clientDir: string): (codeTypes: readonly string[]) => PageScriptFiles {
  const manifest: Manifest = JSON.parse(readFileSync(join(clientDir, '.vite/manifest.json'), 'utf8'));
  const entry = fileOf(manifest, ENTRY);
  const blocks = sourcesByType(manifest);
  return (codeTypes) => {
    if (codeTypes.length === 0) return { entry, preload: [] };
    const sources = [APP, ...codeTypes.flatMap((type) => blocks.get(type) ?? [])];
    const files = new Set(sources.flatMap((source) => withImports(manifest, source)));
    files.delete(entry);
    return { entry, preload: [...files] };
  };
}

/** The sources of the blocks with code, by their type, whatever their area. */
function sourcesByType(manifest: Manifest): ReadonlyMap<string, string> {
  const sources = Object.keys(manifest).map((source) => /^blocks\/[^/]+\/([^/]+)\/\1\.tsx$/.exec(source));
  return new Map(sources.flatMap((found) => (found?.[1] ? [[found[1], found[0]] as const] : [])));
}

function fileOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`the build holds no ${source}`);
  return `/${chunk.file}`;
}

function withImports(manifest: Manifest, source: string, seen = new Set<string>()): string[] {
  const chunk = manifest[source];
  if (!chunk || seen.has(source)) return [];
  seen.add(source);
  return [`/${chunk.file}`, ...(chunk.imports ?? []).flatMap((imported) => withImports(manifest, imported, seen))];
}
