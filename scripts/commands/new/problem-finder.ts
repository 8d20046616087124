import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatConfigError } from '../check.ts';
import { loadProject } from '../load-project.ts';
import type { Project } from '../project.ts';

/** Creates a function that finds problems in the documents of a project that it did not have before. */
export function createProblemFinder(before: Project): (root: string) => Promise<readonly string[]> {
  const key = (error: ConfigError) => JSON.stringify(error);
  return async (root) => {
    const { checkProject, openProject } = await loadProject();
    const known = new Set(checkProject(before).map(key));
    return checkProject(await openProject(root))
      .filter((error) => !known.has(key(error)))
      .map(formatConfigError);
  };
}
