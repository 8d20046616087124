import { join } from 'node:path';
import { kebabToCamelCase, kebabToPascalCase, listSubfolders } from '../../gen/read-schemas.ts';
import { UsageError } from '../command-io.ts';

const KEBAB = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export interface CodeAreaAndName {
  readonly area: string;
  readonly name: string;
}

/** Splits `area/name`; throws for an unknown area and for a name that is not in kebab case. */
export function parseCodeAreaAndName(
  root: string,
  path: string,
  { of, folder, example }: { readonly of: string; readonly folder: string; readonly example: string },
): CodeAreaAndName {
  const [area, name, ...more] = path.split('/');
  const known = `Areas: ${listCodeAreas(root, folder).join(', ')}.`;
  if (area === undefined || name === undefined || more.length > 0) {
    throw new UsageError(`"${path}" names no area. Write area/name, such as ${example}. ${known}`);
  }
  assertKebabCaseName(name, of, example.split('/').at(-1) ?? example);
  if (!listCodeAreas(root, folder).includes(area)) throw new UsageError(`There is no area '${area}'. ${known}`);
  return { area, name };
}

/** The areas are the folders of blocks, plus those in `folder`. */
export function listCodeAreas(root: string, folder: string): readonly string[] {
  return [...new Set([...listSubfolders(join(root, 'blocks')), ...listSubfolders(join(root, folder))])].sort();
}

export function assertKebabCaseName(name: string, of: string, example: string): void {
  if (KEBAB.test(name) && name.length <= 60) return;
  throw new UsageError(`"${name}" is no name for a ${of}. Use lower case and dashes, such as ${example}.`);
}

/** A kebab-case name in all other cases that generated code needs. */
export function getNameSpellings(name: string) {
  const words = name.replaceAll('-', ' ');
  return {
    words,
    title: words.charAt(0).toUpperCase() + words.slice(1),
    camel: kebabToCamelCase(name),
    pascal: kebabToPascalCase(name),
  };
}
