export type BuildMode = 'production' | 'development';

/** Folder of a build. Development has its own, so that its build is never served to customers. */
export function getBuildFolder(mode: BuildMode): string {
  return mode === 'production' ? 'dist' : 'dist/development';
}
