import { build } from 'vite';

/** Builds the hand-written page like the shop's own server: React in production mode, packages outside. */
export async function buildHandWritten(root: string): Promise<string> {
  await build({
    root,
    mode: 'production',
    logLevel: 'error',
    build: {
      outDir: 'dist/bench',
      ssr: 'bench/peers/hand-written/main.tsx',
      target: 'node24',
      rollupOptions: { output: { entryFileNames: 'hand-written.js' } },
    },
  });
  return `${root}dist/bench/hand-written.js`;
}
