import type { BlockExample, BlockExamples } from './gallery.ts';

const files = import.meta.glob<BlockExample>('../../blocks/*/*/*.example.json', { eager: true, import: 'default' });

/** The example of each block, by its type. */
export const blockExamples: BlockExamples = Object.fromEntries(
  Object.entries(files).map(([path, example]) => [path.split('/').at(-2) ?? '', example]),
);
