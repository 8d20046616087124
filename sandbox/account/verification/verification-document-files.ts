import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files of verification documents, stored outside the database under their ids and never served. */
export class VerificationDocumentFolder {
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
