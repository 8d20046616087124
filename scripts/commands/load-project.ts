/**
 * The part of the command line that needs the generated files. It is loaded late, so that `gen` still runs, and can
 * mend them, when they are missing or name a block that is gone.
 *
 * @throws when they can't be loaded.
 */
export async function loadProject(): Promise<typeof import('./project.ts')> {
  try {
    return await import('./project.ts');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The generated files can't be loaded: ${reason}\nRun \`npm run -s vitrine -- gen --write\`.`, {
      cause: error,
    });
  }
}
