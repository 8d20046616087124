import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomically } from '../storage/write-file-atomically.ts';
import type { ConfigDocument } from './document.ts';
import type { MirroredPicture } from './documents.ts';

/** Stored contents of a site, not validated against the current schemas. */
export interface StoredSiteContents {
  readonly site: string;
  readonly documents: readonly ConfigDocument[];
  readonly assets: readonly StoredMirroredPicture[];
}

/** A picture, with its revision in the source. */
export interface StoredMirroredPicture {
  readonly asset: MirroredPicture;
  readonly revision: string;
}

/** One of the two copies of a site on disk. */
export interface StoredSiteCopy {
  readonly slot: StoredSiteCopySlotNumber;
  /** Increases with each stored version. */
  readonly generation: number;
  /** When the source last confirmed this version, in epoch milliseconds. */
  readonly savedAt: number;
  readonly content: StoredSiteContents;
  readonly contentHash: string;
}

export type StoredSiteCopySlotNumber = 0 | 1;

const FORMAT = 3;
const SLOTS: readonly StoredSiteCopySlotNumber[] = [0, 1];

interface Header {
  readonly format: number;
  readonly generation: number;
  readonly savedAt: number;
}

export interface ReadStoredSiteCopiesResult {
  /** Intact copies, newest first. */
  readonly copies: readonly StoredSiteCopy[];
  /** Paths of damaged copies. */
  readonly damaged: readonly string[];
}

/** Reads both copies of a site from its folder. */
export async function readStoredSiteCopies(folder: string, site: string): Promise<ReadStoredSiteCopiesResult> {
  const copies: StoredSiteCopy[] = [];
  const damaged: string[] = [];
  for (const slot of SLOTS) {
    const path = pathOf(folder, slot);
    const file = await readFile(path, 'utf8').catch((error: unknown) => (isMissing(error) ? null : ''));
    if (file === null) continue;
    const copy = parseCopy(file, slot, site);
    if (copy) copies.push(copy);
    else damaged.push(path);
  }
  return { copies: copies.sort((a, b) => b.generation - a.generation), damaged };
}

/** Writes a copy in three lines: checksum, header and content. */
export async function writeStoredSiteCopy(
  folder: string,
  slot: StoredSiteCopySlotNumber,
  { generation, savedAt }: Pick<StoredSiteCopy, 'generation' | 'savedAt'>,
  content: string,
): Promise<void> {
  const body = `${JSON.stringify({ format: FORMAT, generation, savedAt } satisfies Header)}\n${content}\n`;
  await writeFileAtomically(pathOf(folder, slot), `${hashSha256(body)}\n${body}`);
}

/** Records that the stored version is still current at the source. */
export async function writeSourceConfirmationTime(folder: string, at: number): Promise<void> {
  await writeFileAtomically(join(folder, 'confirmed'), `${hashSha256(String(at))}\n${at}\n`);
}

/** Time of the last confirmation, in epoch milliseconds; 0 where it is unknown. */
export async function readSourceConfirmationTime(folder: string): Promise<number> {
  const [sum, at = ''] = (await readFile(join(folder, 'confirmed'), 'utf8').catch(() => '')).split('\n');
  return sum === hashSha256(at) ? Number(at) : 0;
}

export function hashSha256(text: string): string {
  return hash('sha256', text, 'hex');
}

function parseCopy(file: string, slot: StoredSiteCopySlotNumber, site: string): StoredSiteCopy | null {
  const end = file.indexOf('\n');
  const body = file.slice(end + 1);
  if (end === -1 || hashSha256(body) !== file.slice(0, end)) return null;
  const [header = '', content = ''] = body.split('\n');
  const { format, generation, savedAt }: Header = JSON.parse(header);
  if (format !== FORMAT) return null;
  const stored: StoredSiteContents = JSON.parse(content);
  return stored.site === site ? { slot, generation, savedAt, content: stored, contentHash: hashSha256(content) } : null;
}

function pathOf(folder: string, slot: StoredSiteCopySlotNumber): string {
  return join(folder, `${slot}.json`);
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
