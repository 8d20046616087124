import { minifySync, type Plugin } from 'vite';

/** The chunk of all validators in the server's build. */
export const VALIDATORS_CHUNK = { name: 'validators', test: /\/\.vitrine\/gen\// };

/**
 * Writes the validators of the server's build as short as can be: nobody reads them, and a start reads them all. The rest
 * stays as it was written, for whoever reads a stack.
 */
export function compactValidatorsPlugin(): Plugin {
  return {
    name: 'vitrine:compact-validators',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    // After all else: what is rendered before is laid out again.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== VALIDATORS_CHUNK.name) continue;
        const { code, errors } = minifySync(chunk.fileName, chunk.code, { module: true, compress: true, mangle: true });
        if (errors.length > 0) throw new Error(`the validators can't be compacted: ${errors[0]?.message}`);
        chunk.code = code;
        delete bundle[`${chunk.fileName}.map`];
      }
    },
  };
}
