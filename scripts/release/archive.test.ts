import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Version } from '@cyclonedx/cyclonedx-library/Spec';
import { JsonValidator } from '@cyclonedx/cyclonedx-library/Validation';
import { expect, onTestFinished, test } from 'vitest';
import { formatChecksums, packReproducibly } from './archive.ts';
import { createBillOfMaterials, readReleasedPackages } from './bill-of-materials.ts';

function pack(names: readonly string[], mode: number, time: number): { archive: Buffer; checksums: string } {
  const parent = mkdtempSync(join(tmpdir(), 'vitrine-archive-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const folder = join(parent, 'thing-1.0');
  mkdirSync(join(folder, 'inner'), { recursive: true });
  for (const name of names) {
    writeFileSync(join(folder, name), name);
    chmodSync(join(folder, name), mode);
    utimesSync(join(folder, name), time, time);
  }
  packReproducibly(folder, join(parent, 'thing.tar.gz'));
  return { archive: readFileSync(join(parent, 'thing.tar.gz')), checksums: formatChecksums(folder) };
}

test('an archive of the same files has the same bytes, whatever their order, times and write permissions', () => {
  const first = pack(['b', 'a', 'inner/c'], 0o644, 1_000_000_000);
  const second = pack(['inner/c', 'a', 'b'], 0o664, 1_600_000_000);
  expect(second.archive.equals(first.archive)).toBe(true);
  expect(first.checksums.split('\n').map((line) => line.split('  ')[1])).toEqual(['a', 'b', 'inner/c', undefined]);
});

test('a bill of materials names packages with their licences and hashes, and is the same each time', () => {
  const packages = [
    { name: '@a/b', version: '1.2.3', license: 'MIT', integrity: 'sha512-AAEC' },
    { name: 'c', version: '4.5.6', license: 'MIT OR Apache-2.0', integrity: null },
  ];
  const bill = createBillOfMaterials('9.9.9', packages);
  expect(createBillOfMaterials('9.9.9', packages)).toEqual(bill);
  expect(createBillOfMaterials('9.9.8', packages)).not.toMatchObject({ serialNumber: Object(bill).serialNumber });
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    components: [
      {
        purl: 'pkg:npm/%40a/b@1.2.3',
        licenses: [{ license: { id: 'MIT' } }],
        hashes: [{ alg: 'SHA-512', content: '000102' }],
      },
      { purl: 'pkg:npm/c@4.5.6', licenses: [{ expression: 'MIT OR Apache-2.0' }] },
    ],
  });
});

test('a bill of materials of all packages that may be in a release is valid by the JSON Schema of CycloneDX 1.6', async () => {
  const root = process.cwd();
  const lock: { readonly packages: Readonly<Record<string, { readonly dev?: true }>> } = JSON.parse(
    readFileSync(join(root, 'package-lock.json'), 'utf8'),
  );
  const folders = Object.entries(lock.packages).flatMap(([path, { dev }]) =>
    path !== '' && !dev && existsSync(join(root, path)) ? [join(root, path)] : [],
  );
  const packages = readReleasedPackages(root, folders);
  expect(packages.length).toBeGreaterThan(100);
  const validator = new JsonValidator(Version.v1dot6);
  const findErrors = (bill: object) => validator.validate(JSON.stringify(bill));
  const unlisted = { name: 'a', version: '1.0.0', license: 'MIT/X11', integrity: null };
  const bill = createBillOfMaterials('9.9.9', [...packages, unlisted]);
  expect(await findErrors(bill)).toBeNull();
  expect(await findErrors({ ...bill, serialNumber: 'none' })).toMatchObject([{ instancePath: '/serialNumber' }]);
});
