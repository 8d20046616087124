import type { Plugin } from 'vite';

/** Folder of an installed package in the path of a module of it. */
const PACKAGE_FOLDER = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Collects the folders of all packages that have code in a bundle. */
export function listPackagesPlugin(folders: Set<string>): Plugin {
  return {
    name: 'vitrine:list-packages',
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        for (const id of output.moduleIds) {
          const folder = PACKAGE_FOLDER.exec(id.replace(/^\0/, ''))?.[1];
          if (folder) folders.add(folder);
        }
      }
    },
  };
}
