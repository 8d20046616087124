import { build } from 'vite';

/** Builds a module of the bench like the shop's server, with external packages. Returns the path of the file. */
export async function buildBenchForNode(root: string, entry: string, name: string): Promise<string> {
  await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: 'dist/bench',
      emptyOutDir: false,
      ssr: entry,
      target: 'node24',
      rollupOptions: { output: { entryFileNames: `${name}.js` } },
    },
  });
  return `${root}dist/bench/${name}.js`;
}
