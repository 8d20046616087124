import type { GeneratedFile } from '../../gen/generated-file.ts';

/** Planned changes of `vitrine new`. Nothing is written before the plan is complete. */
export interface ScaffoldPlan {
  /** New contents of files, by path from the root; replaces existing files. */
  readonly files: Readonly<Record<string, string>>;
  /** Generates files from the new ones. */
  readonly generate?: (root: string) => Promise<readonly GeneratedFile[]>;
  /** Problems of the project with the new files; if there are any, all changes are undone. */
  readonly findProblems?: (root: string) => Promise<readonly string[]>;
  /** What is left to do, one sentence each. */
  readonly next: readonly string[];
  /** Additional output with --json. */
  readonly facts?: Readonly<Record<string, unknown>>;
}

/** A test that fails until a person has completed what the generator cannot know. */
export function scaffoldUnfinishedTest(sentence: string): string {
  return `
test('is filled in', () => {
  expect.fail(
    ${JSON.stringify(`${sentence} Then delete this test.`)},
  );
});
`;
}
