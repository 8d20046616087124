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
const WEB_VITALS = 'app/browser/web-vitals.ts';

/** Code that a stage of the studio loads at once, besides the app. */
const STAGE = ['app/browser/react/gallery-flows.ts', 'app/browser/react/stage/connect-to-studio.ts'];

/** Finds the scripts of a page by the blocks with code on it. */
export type FindPageScripts = (codeTypes: readonly string[]) => PageScriptFiles;

export function createPageScriptFinders(
  clientDir: string,
  { webVitals }: { readonly webVitals: boolean },
): {
  readonly page: FindPageScripts;
  readonly stage: FindPageScripts;
} {
  const manifest = readManifest(clientDir, 'manifest.json');
  const entry = fileOf(manifest, ENTRY);
  const blocks = sourcesByType(manifest);
  const further = webVitals ? { further: [fileOf(readManifest(clientDir, 'web-vitals.json'), WEB_VITALS)] } : {};
  const find = (sources: readonly string[], codeTypes: readonly string[]): PageScriptFiles => {
    const all = [...sources, ...codeTypes.flatMap((type) => blocks.get(type) ?? [])];
    const files = new Set(all.flatMap((source) => withImports(manifest, source)));
    files.delete(entry);
    return { entry, preload: [...files] };
  };
  return {
    page: (codeTypes) => ({ ...find(codeTypes.length === 0 ? [] : [APP], codeTypes), ...further }),
    stage: (codeTypes) => find([APP, ...STAGE], codeTypes),
  };
}

function readManifest(clientDir: string, name: string): Manifest {
  return JSON.parse(readFileSync(join(clientDir, '.vite', name), 'utf8'));
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
