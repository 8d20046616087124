import { type FileHandle, open } from 'node:fs/promises';
import { UsageError } from '../command-io.ts';
import type { FindNames } from './log-names.ts';

/** A line that names the customer. */
export interface LogRecord {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly text: string;
}

interface Line {
  /** With its line break. */
  readonly bytes: Buffer;
  /** Place of the first byte in the file. */
  readonly start: number;
  /** From 1. */
  readonly number: number;
}

const LINE_BREAK = 0x0a;

/** First bytes of gzip and Zstandard. */
const COMPRESSED = [Buffer.from([0x1f, 0x8b]), Buffer.from([0x28, 0xb5, 0x2f, 0xfd])];

/** @throws UsageError where the file cannot be read, or is compressed */
export async function findRecordsInLogFile(file: string, find: FindNames): Promise<readonly LogRecord[]> {
  return withFile(file, 'r', async (handle) => listRecords(file, readLines(file, readChunks(handle)), find));
}

/**
 * Overwrites the names in place. No byte moves, so that a process that still writes to the file loses no line. Returns
 * the number of lines that had one.
 *
 * @throws UsageError where the file cannot be written, or is compressed
 */
export async function eraseFromLogFile(file: string, find: FindNames): Promise<number> {
  return withFile(file, 'r+', async (handle) => {
    let lines = 0;
    for await (const { bytes, start } of readLines(file, readChunks(handle))) {
      const names = find(bytes);
      if (names.length > 0) lines += 1;
      for (const { start: place, replacement } of names)
        await handle.write(replacement, 0, replacement.length, start + place);
    }
    await handle.sync();
    return lines;
  });
}

export async function findRecordsInInput(input: AsyncIterable<Buffer>, find: FindNames): Promise<readonly LogRecord[]> {
  return listRecords('-', readLines('-', input), find);
}

/** Writes each line of the input, without the names. Returns the number of lines that had one. */
export async function copyWithoutNames(
  input: AsyncIterable<Buffer>,
  find: FindNames,
  write: (text: string) => void,
): Promise<number> {
  let lines = 0;
  for await (const { bytes } of readLines('-', input)) {
    const names = find(bytes);
    if (names.length > 0) lines += 1;
    for (const { start, replacement } of names) replacement.copy(bytes, start);
    write(bytes.toString());
  }
  return lines;
}

async function listRecords(file: string, lines: AsyncIterable<Line>, find: FindNames): Promise<LogRecord[]> {
  const records: LogRecord[] = [];
  for await (const { bytes, number } of lines) {
    if (find(bytes).length > 0) records.push({ file, line: number, text: bytes.toString().trimEnd() });
  }
  return records;
}

async function* readLines(file: string, chunks: AsyncIterable<Buffer>): AsyncGenerator<Line> {
  let rest = Buffer.alloc(0);
  let start = 0;
  let number = 0;
  for await (const chunk of chunks) {
    if (start === 0 && rest.length === 0) refuseCompressed(file, chunk);
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf(LINE_BREAK); end !== -1; end = rest.indexOf(LINE_BREAK)) {
      number += 1;
      yield { bytes: rest.subarray(0, end + 1), start, number };
      start += end + 1;
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) yield { bytes: rest, start, number: number + 1 };
}

async function* readChunks(handle: FileHandle): AsyncGenerator<Buffer> {
  for (let position = 0; ; ) {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(256 * 1024), 0, 256 * 1024, position);
    if (bytesRead === 0) return;
    position += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

function refuseCompressed(file: string, chunk: Buffer): void {
  if (COMPRESSED.some((magic) => chunk.subarray(0, magic.length).equals(magic)))
    throw new UsageError(`The log "${file}" is compressed. Unpack it first, and pack it again afterwards.`);
}

async function withFile<Result>(
  file: string,
  flags: string,
  work: (handle: FileHandle) => Promise<Result>,
): Promise<Result> {
  const handle = await open(file, flags).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`The log "${file}" can't be opened (${error.code}). Name a file that this user may change.`);
  });
  try {
    return await work(handle);
  } finally {
    await handle.close();
  }
}
