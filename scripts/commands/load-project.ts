/**
 * Imports the part of the command line that needs generated files. Imported late, so that `gen` can still run and
 * repair them when they are missing or outdated.
 * @throws when they cannot be imported.
 */
export async function importProjectCheckModule(): Promise<typeof import('./project.ts')> {
  try {
    return await import('./project.ts');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The generated files can't be loaded: ${reason}\nRun \`npm run -s vitrine -- gen --write\`.`, {
      cause: error,
    });
  }
}
