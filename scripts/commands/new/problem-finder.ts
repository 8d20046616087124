import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatConfigError } from '../check.ts';
import { importProjectModule } from '../load-project.ts';
import type { CheckedProjectDocuments } from '../project.ts';

/** Creates a function that finds problems in the documents of a project that it did not have before. */
export function createIntroducedProblemFinder(
  before: CheckedProjectDocuments,
): (root: string) => Promise<readonly string[]> {
  const key = (error: ConfigError) => JSON.stringify(error);
  return async (root) => {
    const { checkProject, readAndCheckProjectDocuments } = await importProjectModule();
    const known = new Set(checkProject(before).map(key));
    return checkProject(await readAndCheckProjectDocuments(root))
      .filter((error) => !known.has(key(error)))
      .map(formatConfigError);
  };
}
