import { appendFileSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWithoutNames, eraseFromLogFile, findRecordsInLogFile } from './log-files.ts';
import { createNameFinder } from './log-names.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-logs-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const find = createNameFinder(['cu-7Xb', '12345678', 'ada@harbour.example']);

/** Lines of a log, and what is left of them without the customer. */
const LINES = [
  ['{"level":30,"msg":"the shops are open"}', '{"level":30,"msg":"the shops are open"}'],
  ['{"customer":"cu-7Xb","where":"/a"}', '{"customer":"******","where":"/a"}'],
  ['{"customer":"cu-7Xb9"}', '{"customer":"cu-7Xb9"}'],
  ['{"customer":"x-cu-7Xb"}', '{"customer":"x-cu-7Xb"}'],
  ['{"customer":12345678,"time":123456789}', '{"customer":0       ,"time":123456789}'],
  ['GET /mail?to=ADA%40harbour.example 200', 'GET /mail?to=********************* 200'],
  ['GET /of%2Fcu-7Xb 200 «é» cu-7Xb', 'GET /of%2F****** 200 «é» ******'],
  [
    'the last line, without a line break: ada@harbour.example',
    'the last line, without a line break: *******************',
  ],
] as const;

function writeLog(name: string): string {
  const file = join(folder, name);
  writeFileSync(file, LINES.map(([line]) => line).join('\n'));
  return file;
}

test('lines of a log that name the customer as a whole word are found, in any encoding of an address', async () => {
  const file = writeLog('found.log');
  const records = await findRecordsInLogFile(file, find);
  expect(records.map(({ line }) => line)).toEqual([2, 5, 6, 7, 8]);
  expect(records[0]).toEqual({ file, line: 2, text: LINES[1][0] });
});

test('eraseFromLogFile overwrites the names of a customer in place and leaves all other bytes of the log unchanged', async () => {
  const file = writeLog('erased.log');
  expect(await eraseFromLogFile(file, find)).toBe(5);
  expect(readFileSync(file, 'utf8').split('\n')).toEqual(LINES.map(([, left]) => left));
  expect(await findRecordsInLogFile(file, find)).toEqual([]);
});

test('eraseFromLogFile loses no line of a process that writes to the log while names of a customer are erased', async () => {
  const file = join(folder, 'open.log');
  writeFileSync(file, '');
  const writer = openSync(file, 'a');
  const lines = Array.from({ length: 20_000 }, (_, index) => `{"index":${index},"customer":"cu-7Xb"}`);
  writeSync(writer, `${lines.join('\n')}\n`);
  const erasing = eraseFromLogFile(file, find);
  writeSync(writer, 'one more\n');
  expect(await erasing).toBe(lines.length);
  writeSync(writer, 'and another\n');
  const expected = lines.map((line) => line.replace('cu-7Xb', '******'));
  expect(readFileSync(file, 'utf8')).toBe(`${[...expected, 'one more', 'and another'].join('\n')}\n`);
});

test('copyWithoutNames copies a log from the standard input line by line, without the names of the customer', async () => {
  const whole = Buffer.from(LINES.map(([line]) => line).join('\n'));
  const chunks = [whole.subarray(0, 50), whole.subarray(50, 51), whole.subarray(51)];
  const copied: string[] = [];
  const input = (async function* () {
    yield* chunks;
  })();
  expect(await copyWithoutNames(input, find, (text) => copied.push(text))).toBe(5);
  expect(copied.join('').split('\n')).toEqual(LINES.map(([, left]) => left));
});

test('a compressed log, and one that is not there, are refused with what to do', async () => {
  const file = join(folder, 'old.log.gz');
  appendFileSync(file, gzipSync('cu-7Xb'));
  await expect(eraseFromLogFile(file, find)).rejects.toThrow('is compressed. Unpack it first');
  await expect(findRecordsInLogFile(join(folder, 'none.log'), find)).rejects.toThrow("can't be opened (ENOENT)");
});

test('createNameFinder refuses a customer name so short that other values in a log, such as a duration, could equal it', () => {
  expect(() => createNameFinder(['123456'])).toThrow('"123456" is too short to be told from other values');
  expect(() => createNameFinder(['abc'])).toThrow('it needs 4 characters');
});
