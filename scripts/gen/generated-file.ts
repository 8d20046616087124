/** A file that a generator makes: `path` is relative to the root of the checkout. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

export const BANNER = '// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.\n';
