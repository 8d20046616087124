import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The lines of a test file that choose its environment; an empty string for the default one. */
export function readEnvironmentComment(text: string): string {
  return (text.match(/^\/\/ @vitest-environment.*$/gm) ?? []).join('\n');
}

/** Files in the order in which they are given, except that those with the same key follow each other. */
export function groupInOrder<T>(files: readonly T[], getKey: (file: T) => string): T[] {
  return [...Map.groupBy(files, getKey).values()].flat();
}

/**
 * Runs the files of one environment after each other. Vitest ends a worker whose next file has another environment, and a new one
 * must load React, the schemas and the blocks again.
 */
export class EnvironmentSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return groupInOrder(
      sorted,
      ({ project, moduleId }) => `${project.name} ${readEnvironmentComment(readFileSync(moduleId, 'utf8'))}`,
    );
  }
}
