import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatConfigError } from '../check.ts';
import { importProjectCheckModule } from '../load-project.ts';
import type { CheckedProjectDocuments } from '../project.ts';

/** Creates a function that finds problems in the documents of a project that it did not have before. */
export function createIntroducedProblemFinder(
  before: CheckedProjectDocuments,
): (root: string) => Promise<readonly string[]> {
  const key = (error: ConfigError) => JSON.stringify(error);
  return async (root) => {
    const { findAllProjectErrors, readAndCheckProjectDocuments } = await importProjectCheckModule();
    const known = new Set(findAllProjectErrors(before).map(key));
    return findAllProjectErrors(await readAndCheckProjectDocuments(root))
      .filter((error) => !known.has(key(error)))
      .map(formatConfigError);
  };
}
