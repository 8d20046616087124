// The types of the package describe an ES module; as it is installed, it is a CommonJS one that exports the function.
declare module 'bidi-js' {
  export interface BidiEmbedding {
    readonly levels: Uint8Array;
  }
  export interface Bidi {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl'): BidiEmbedding;
    /** Indices of all characters of the text; those from `start` to `end` in the order in which they are drawn. */
    getReorderedIndices(text: string, embedding: BidiEmbedding, start: number, end: number): number[];
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
  }
  export default function createBidi(): Bidi;
}
