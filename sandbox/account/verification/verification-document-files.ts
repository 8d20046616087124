import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The files of documents, outside the database. Their names are ids; nothing serves them. */
export class VerificationDocumentFiles {
  readonly #folder: string;

  /** @param reset starts without files. */
  constructor(dataDir: string, reset: boolean) {
    this.#folder = join(dataDir, 'verification-documents');
    if (reset) rmSync(this.#folder, { recursive: true, force: true });
  }

  save(id: string, bytes: Uint8Array): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(this.#folder, id), bytes, { mode: 0o600, flag: 'wx' });
  }

  remove(id: string): void {
    rmSync(join(this.#folder, id), { force: true });
  }
}
