import { relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes `.vite/modules.json` into the browser build: the source modules of each file, relative to the root, for the
 * check that no server module is among them.
 */
export function listModulesPlugin(): Plugin {
  let root = '';
  return {
    name: 'vitrine:list-modules',
    apply: (_, { isSsrBuild }) => isSsrBuild !== true,
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const modules = chunks.map(({ fileName, moduleIds }) => [fileName, moduleIds.map((id) => relative(root, id))]);
      const source = `${JSON.stringify(Object.fromEntries(modules), null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
    },
  };
}
