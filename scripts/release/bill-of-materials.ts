import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSupportedSpdxId } from '@cyclonedx/cyclonedx-library/SPDX';

/** A package in a release, from its package.json and the lock file. */
export interface ReleasedPackage {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  /** `integrity` of the lock file, such as `sha512-…`. */
  readonly integrity: string | null;
}

interface PackageFile {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

interface LockFile {
  readonly packages: Readonly<Record<string, { readonly integrity?: string }>>;
}

/** Reads packages by the folders that they are installed in, sorted by name. */
export function readReleasedPackages(root: string, folders: Iterable<string>): ReleasedPackage[] {
  const lock: LockFile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = [...folders].map((folder) => {
    const { name, version, license }: PackageFile = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const path = folder.slice(folder.indexOf('node_modules'));
    return { name, version, license: license ?? 'UNKNOWN', integrity: lock.packages[path]?.integrity ?? null };
  });
  const byUrl = new Map(packages.map((one) => [packageUrl(one), one]));
  return [...byUrl.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The packages of a release as CycloneDX 1.6. It has no time and no random number, so that it is the same each time. */
export function createBillOfMaterials(version: string, packages: readonly ReleasedPackage[]): object {
  const product = { type: 'application', 'bom-ref': `vitrine@${version}`, name: 'vitrine', version };
  const components = packages.map((one) => ({
    type: 'library',
    'bom-ref': packageUrl(one),
    name: one.name,
    version: one.version,
    purl: packageUrl(one),
    licenses: [formatLicense(one.license)],
    ...(one.integrity && { hashes: [formatHash(one.integrity)] }),
  }));
  const dependencies = [
    { ref: product['bom-ref'], dependsOn: components.map((component) => component['bom-ref']) },
    ...components.map((component) => ({ ref: component['bom-ref'] })),
  ];
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${deriveUuid(JSON.stringify([product, components]))}`,
    version: 1,
    metadata: { component: product },
    components,
    dependencies,
  };
}

function packageUrl({ name, version }: Pick<ReleasedPackage, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

function formatLicense(license: string): object {
  if (/ (?:AND|OR|WITH) /.test(license)) return { expression: license };
  return { license: isSupportedSpdxId(license) ? { id: license } : { name: license } };
}

function formatHash(integrity: string): object {
  const [algorithm = '', base64 = ''] = integrity.split('-');
  return { alg: algorithm.replace(/^sha/, 'SHA-'), content: Buffer.from(base64, 'base64').toString('hex') };
}

/** A UUID of version 8, from the content. */
function deriveUuid(content: string): string {
  const hex = createHash('sha256').update(content).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}
