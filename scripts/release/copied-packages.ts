import { cpSync, existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Packages with files of their own beside code: sharp with its library for linux-x64, and typefaces. */
const SHARP = [
  'sharp',
  'detect-libc',
  'semver',
  '@img/colour',
  '@img/sharp-linux-x64',
  '@img/sharp-libvips-linux-x64',
] as const;

/** Compiler of schemas, which a server loads to explain the first value that it refuses. */
const AJV = ['ajv', 'fast-deep-equal', 'fast-uri', 'json-schema-traverse', 'require-from-string'] as const;

const TYPEFACES = '@fontsource-variable';

/** Sources of native code, types and style sheets, which no shop reads. */
const NOT_NEEDED = /\.d\.c?ts$|\.(?:css|scss|md|h)$|\/sharp\/src\/|\/sharp\/install\/|\/ajv\/lib\/|\/include\//;

/** Tests, benchmarks and hidden files of packages, by their path in the package. */
const FOR_DEVELOPMENT = /(?:^|\/)(?:\.[^/]+|tests?|bench(?:mark)?)(?:\/|$)|\.test\.[cm]?[jt]s$/;

export class MissingPackageError extends Error {
  override readonly name = 'MissingPackageError';
}

/**
 * Copies the packages that a bundle can't hold into `node_modules` of a release. Returns the folders that they come from.
 *
 * @throws MissingPackageError on a machine with sharp for another platform
 */
export function copyUnbundledPackages(root: string, release: string): string[] {
  const installed = join(root, 'node_modules');
  const typefaces = readdirSync(join(installed, TYPEFACES)).map((name) => `${TYPEFACES}/${name}`);
  return [...SHARP, ...AJV, ...typefaces].map((name) => {
    const folder = join(installed, name);
    if (!existsSync(folder))
      throw new MissingPackageError(
        `${name} is not installed. Build the release on Linux (x64, glibc), or run "npm install --os=linux --cpu=x64 --libc=glibc sharp".`,
      );
    cpSync(folder, join(release, 'node_modules', name), {
      recursive: true,
      filter: (path) => !NOT_NEEDED.test(path) && !FOR_DEVELOPMENT.test(relative(folder, path)),
    });
    return folder;
  });
}
