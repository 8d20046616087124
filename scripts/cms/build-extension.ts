import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { BUILT_EXTENSIONS, EXTENSION_FOLDER } from './extension-folder.ts';

const root = join(import.meta.dirname, '../..');
const patterns = ['schemas/config/*.schema.json', 'blocks/*/*/*.schema.json'];

/** Id of our module and interface in the Data Studio. */
export const STUDIO_APP = 'vitrine-studio';

/** Hash of all schemas that documents are validated against, in the CMS and in the shop. */
export function computeSchemaVersion(): string {
  const version = createHash('sha256');
  for (const path of globSync(patterns, { cwd: root }).sort()) {
    version
      .update(path)
      .update('\0')
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return version.digest('hex').slice(0, 16);
}

/**
 * Builds the Directus extension into `<outDir>/directus-extension-vitrine`: one JavaScript file for Node 22 that
 * includes the schemas and validators of this clone, and their version; and one for the Data Studio.
 */
export async function buildDirectusExtension(outDir: string): Promise<{ dir: string; schemaVersion: string }> {
  const dir = join(outDir, EXTENSION_FOLDER);
  const version = computeSchemaVersion();
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { SCHEMA_VERSION: JSON.stringify(version), FONT_FILES: JSON.stringify(fontFiles()) },
    ssr: { noExternal: true },
    // Bundles Ajv, because our node_modules is not available in Directus.
    resolve: { alias: [{ find: /^.*\/load-ajv\.server\.ts$/, replacement: join(root, 'cms-extension/load-ajv.ts') }] },
    build: {
      ssr: join(root, 'cms-extension/index.ts'),
      outDir: dir,
      emptyOutDir: true,
      target: 'node22',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'index.js', codeSplitting: false } },
    },
  });
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    build: {
      lib: { entry: join(root, 'cms-extension/app/index.ts'), formats: ['es'], fileName: () => 'app.js' },
      outDir: dir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      // Directus replaces these by its own copies.
      rolldownOptions: { external: ['vue', '@directus/extensions-sdk'] },
    },
  });
  const manifest = {
    name: EXTENSION_FOLDER,
    version: `1.0.0+${version}`,
    description: 'Refuses to publish invalid documents, and tells the shops of those that were published.',
    type: 'module',
    'directus:extension': {
      type: 'bundle',
      path: { app: 'app.js', api: 'index.js' },
      entries: [
        { type: 'hook', name: 'vitrine-documents', source: 'cms-extension/hook.ts' },
        { type: 'hook', name: 'vitrine-compression', source: 'cms-extension/compressed-lists.ts' },
        { type: 'endpoint', name: 'vitrine-publish', source: 'cms-extension/publish-endpoint.ts' },
        { type: 'module', name: STUDIO_APP, source: 'cms-extension/app/index.ts' },
        { type: 'interface', name: STUDIO_APP, source: 'cms-extension/app/index.ts' },
      ],
      host: '^12.0.0',
    },
  };
  await mkdir(dir, { recursive: true });
  await writeFile(join(dir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return { dir, schemaVersion: version };
}

/** Font files in the installed font packages, by the names that themes use. */
function fontFiles(): string[] {
  const cwd = join(root, 'node_modules');
  return globSync('@fontsource*/*/files/*.woff2', { cwd })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();
}

if (import.meta.main) {
  const built = await buildDirectusExtension(process.argv[2] ?? join(root, BUILT_EXTENSIONS));
  console.log(`Built ${built.dir} for schemas ${built.schemaVersion}`);
}
