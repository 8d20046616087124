/** A file that a generator makes: `path` is relative to the root of the checkout. */
export interface GeneratedFile {
  readonly path: string;
  readonly content: string;
}

export const GENERATED_BANNER = '// Generated: change the schema, then run `npm run -s vitrine -- gen --write`.\n';

/** Of files that every command makes anew when a schema has changed. */
export const SET_UP_BANNER = '// Generated from the schemas by scripts/gen/validators; not in git.\n';

/** The folder of what is made at set-up, imported as `#gen/*`. */
export const SET_UP_FOLDER = '.vitrine/gen';
