import { readFile, rm } from 'node:fs/promises';
import { writeFileAtomically } from '#engine/storage/write-file-atomically.ts';

/** New text of a file; null deletes it. */
export interface FileWrite {
  readonly file: string;
  readonly text: string | null;
}

/** Stores writes that belong together, so that they can be completed after a kill. */
export async function writeJournal(journal: string, writes: readonly FileWrite[]): Promise<void> {
  await writeFileAtomically(journal, JSON.stringify(writes));
}

/** Makes the writes of a journal and removes it. Does nothing without one. Writes that were made already do no harm. */
export async function applyJournal(journal: string): Promise<void> {
  const text = await readFile(journal, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (text === null) return;
  const writes: readonly FileWrite[] = JSON.parse(text);
  for (const { file, text: next } of writes) {
    if (next === null) await rm(file, { force: true });
    else await writeFileAtomically(file, next);
  }
  await rm(journal);
}
