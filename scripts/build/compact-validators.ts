import { minifySync, type Plugin } from 'vite';

/** The chunk of all validators in the server build. */
export const VALIDATORS_CHUNK_OF_SERVER_BUILD = { name: 'validators', test: /\/\.vitrine\/gen\// };

/**
 * Minifies the validators in the server build, because every start parses them all. Other code stays readable for stack
 * traces.
 */
export function minifyServerValidatorsPlugin(): Plugin {
  return {
    name: 'vitrine:compact-validators',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    // Not in `renderChunk`, because Vite formats the code again after it.
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || chunk.name !== VALIDATORS_CHUNK_OF_SERVER_BUILD.name) continue;
        const { code, errors } = minifySync(chunk.fileName, chunk.code, { module: true, compress: true, mangle: true });
        if (errors.length > 0) throw new Error(`the validators can't be compacted: ${errors[0]?.message}`);
        chunk.code = code;
        delete bundle[`${chunk.fileName}.map`];
      }
    },
  };
}
