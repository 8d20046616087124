import { spawn } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DIRECTUS_COLLECTIONS, getCollectionOfKind } from '#engine/cms/directus/directus-collections.ts';
import { formatDocumentId, type RawDocument } from '#engine/cms/document.ts';
import { createFilesSource } from '#engine/cms/files/files-source.ts';
import { findPostgresPrograms } from '../../scripts/test/find-postgres.ts';
import { POSTGRES_DATABASE } from '../../scripts/topology/start-postgres.ts';
import { createEstateBrandDocuments, createEstateBrandPictures, readEstateParents } from './estate-documents.ts';

export interface EstateDatabase {
  readonly port: number;
  /** Folder of the files of the CMS. */
  readonly uploads: string;
}

/** Long ago, so that no row counts as one that is being edited. */
const CREATED = '2026-01-01T00:00:00Z';

/** Fills the database of an empty CMS with `COPY`. Returns the number of documents. */
export async function fillEstateDatabase(
  project: string,
  brands: number,
  { port, uploads }: EstateDatabase,
): Promise<number> {
  const indexes = Array.from({ length: brands }, (_, index) => index);
  const documents = [...(await readEstateParents(project)), ...indexes.flatMap(createEstateBrandDocuments)];
  const byCollection = Map.groupBy(documents, ({ kind }) => getCollectionOfKind(kind));
  for (const collection of DIRECTUS_COLLECTIONS) {
    const columns = ['id', 'site', 'kind', 'name', 'status', 'document', 'date_created'];
    await copyRows(port, collection, columns, (byCollection.get(collection) ?? []).map(toRow));
  }
  const pictures = [...(await readParentPictures(project)), ...indexes.flatMap(listBrandPictures)];
  await copyPictures(port, uploads, pictures);
  return documents.length;
}

function toRow(document: RawDocument): readonly string[] {
  const { site, kind, name, text } = document;
  return [formatDocumentId(document), site, kind, name, 'published', JSON.stringify(JSON.parse(text)), CREATED];
}

interface PictureFile {
  readonly site: string;
  readonly name: string;
  readonly bytes: Uint8Array;
}

async function readParentPictures(project: string): Promise<readonly PictureFile[]> {
  const source = createFilesSource({ project, log: { info: () => {}, warn: () => {}, error: () => {} } });
  const { signal } = new AbortController();
  const { assets } = await source.load(signal);
  return Promise.all(assets.map(async (asset) => ({ ...asset, bytes: await source.readAsset(asset, signal) })));
}

function listBrandPictures(index: number): readonly PictureFile[] {
  return createEstateBrandPictures(index).map(({ site, name, svg }) => ({ site, name, bytes: Buffer.from(svg) }));
}

async function copyPictures(port: number, uploads: string, pictures: readonly PictureFile[]): Promise<void> {
  const folders = [...new Set(pictures.map(({ site }) => site))].map((site) => [toUuid(site), site]);
  await copyRows(port, 'directus_folders', ['id', 'name'], folders);
  const rows: string[][] = [];
  for (const { site, name, bytes } of pictures) {
    const id = toUuid(`${site}/${name}`);
    const disk = `${id}${name.slice(name.lastIndexOf('.'))}`;
    await writeFile(join(uploads, disk), bytes);
    const type = name.endsWith('.svg') ? 'image/svg+xml' : `image/${name.slice(name.lastIndexOf('.') + 1)}`;
    rows.push([id, 'local', disk, name, name, type, toUuid(site), CREATED, String(bytes.length)]);
  }
  const columns = ['id', 'storage', 'filename_disk', 'filename_download', 'title', 'type', 'folder', 'uploaded_on'];
  await copyRows(port, 'directus_files', [...columns, 'filesize'], rows);
}

/** A uuid that the same name always gets. */
function toUuid(name: string): string {
  const digits = hash('sha256', name, 'hex');
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
}

async function copyRows(
  port: number,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): Promise<void> {
  const connection = ['-h', '127.0.0.1', '-p', String(port), '-U', POSTGRES_DATABASE.user, POSTGRES_DATABASE.database];
  const copy = `COPY ${table} (${columns.join()}) FROM STDIN`;
  const psql = spawn(findPsql(), [...connection, '-q', '-c', copy], { stdio: ['pipe', 'ignore', 'inherit'] });
  const lines = rows.map((row) => `${row.map(escapeForCopy).join('\t')}\n`);
  const [[code]] = await Promise.all([once(psql, 'exit'), pipeline(Readable.from(lines), psql.stdin)]);
  if (code !== 0) throw new Error(`psql could not copy rows into ${table}: it ended with code ${code}.`);
}

/** Beside the server, to which there may be a link in a folder without it. */
function findPsql(): string {
  return join(dirname(realpathSync(join(findPostgresPrograms(), 'postgres'))), 'psql');
}

function escapeForCopy(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}
