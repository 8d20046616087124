import type { GeneratedFile } from '../../gen/generated-file.ts';

/** What `vitrine new` is about to do. Nothing is written before the whole plan is there. */
export interface Plan {
  /** New content of files, by path from the root. A file that is there already is changed. */
  readonly files: Readonly<Record<string, string>>;
  /** What is generated from them. */
  readonly generate?: (root: string) => Promise<readonly GeneratedFile[]>;
  /** Problems of the project with these files in it; with any, all is taken back. */
  readonly findProblems?: (root: string) => Promise<readonly string[]>;
  /** What to do next, a sentence each. */
  readonly next: readonly string[];
  /** What else is printed with --json. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A test that fails until somebody has filled in what the generator cannot know, and says what that is. */
export function unfinishedTest(sentence: string): string {
  return `
test('is filled in', () => {
  expect.fail(
    ${JSON.stringify(`${sentence} Then delete this test.`)},
  );
});
`;
}
