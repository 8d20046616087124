import type { ConfigError } from '#engine/validation/config-error.ts';
import { formatConfigError } from '../check.ts';
import { loadProject } from '../load-project.ts';
import type { Project } from '../project.ts';

/** Finds what is wrong with the documents of a project that was not wrong with them before. */
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
