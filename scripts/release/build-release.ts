import { chmodSync, cpSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import {
  createBrowserBuildConfig,
  createReleaseServerBuildConfig,
  createWebVitalsBuildConfig,
} from '../build/build-configs.ts';
import { writeBrotliCopiesOfScripts } from '../build/compress-assets.ts';
import { splitThemeFontsByWeightAndRarity } from '../build/subset-fonts.ts';
import { createSettingsSchema } from '../settings/settings-schema.ts';
import { formatChecksums, listFilesBelow, packReproducibly } from './archive.ts';
import { createBillOfMaterials, readReleasedPackages } from './bill-of-materials.ts';
import { copyUnbundledPackages } from './copied-packages.ts';
import { listForbiddenReleaseFiles } from './forbidden-files.ts';
import { listPackagesPlugin } from './list-packages-plugin.ts';
import { joinLicenseTexts } from './third-party-licenses.ts';

interface BuiltRelease {
  readonly archive: string;
  readonly bytes: number;
  readonly unpackedBytes: number;
  readonly files: number;
}

/** Limit for what operators copy to each node, in bytes. */
const MAX_UNPACKED_BYTES = 60 * 1024 * 1024;

/**
 * Builds `vitrine-<version>.tar.gz` in a folder. The same sources and packages make the same bytes.
 *
 * @throws when the release is larger than the limit, or has files that are not for operators
 */
export async function buildRelease(root: string, outDir: string): Promise<BuiltRelease> {
  const { version }: { version: string } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = resolve(outDir, `vitrine-${version}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const packages = await buildBundles(root, folder);
  for (const copied of copyUnbundledPackages(root, folder)) packages.add(copied);
  writeTexts(root, folder, version, packages);
  const files = listFilesBelow(folder);
  const forbidden = listForbiddenReleaseFiles(files);
  if (forbidden.length > 0) throw new Error(`The release may not have these files: ${forbidden.join(', ')}.`);
  const unpackedBytes = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
  if (unpackedBytes > MAX_UNPACKED_BYTES)
    throw new Error(`The release has ${unpackedBytes} bytes; at most ${MAX_UNPACKED_BYTES} are allowed.`);
  const archive = resolve(outDir, `vitrine-${version}.tar.gz`);
  packReproducibly(folder, archive);
  rmSync(folder, { recursive: true });
  return { archive, bytes: statSync(archive).size, unpackedBytes, files: files.length };
}

/** Returns the folders of the packages in the bundles. */
async function buildBundles(root: string, folder: string): Promise<Set<string>> {
  const packages = new Set<string>();
  const plugins = [listPackagesPlugin(packages)];
  const browser = createBrowserBuildConfig('production');
  const client = join(folder, 'client');
  await build({ ...browser, plugins, build: { ...browser.build, outDir: client, emptyOutDir: true } });
  const webVitals = createWebVitalsBuildConfig('production');
  await build({ ...webVitals, plugins, build: { ...webVitals.build, outDir: client } });
  await Promise.all([
    writeBrotliCopiesOfScripts(join(client, '_assets')),
    splitThemeFontsByWeightAndRarity(join(root, 'site-configs'), join(folder, 'fonts')),
    build(createReleaseServerBuildConfig(join(folder, 'server'), plugins)),
  ]);
  return packages;
}

function writeTexts(root: string, folder: string, version: string, packages: ReadonlySet<string>): void {
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  cpSync(join(root, 'scripts/production/vitrine.cjs'), join(bin, 'vitrine'));
  chmodSync(join(bin, 'vitrine'), 0o755);
  writeJson(join(bin, 'package.json'), { type: 'commonjs' });
  const engines = { node: '>=24' };
  writeJson(join(folder, 'package.json'), { name: 'vitrine', version, private: true, type: 'module', engines });
  writeJson(join(folder, 'settings.schema.json'), createSettingsSchema());
  writeJson(join(folder, 'sbom.cdx.json'), createBillOfMaterials(version, readReleasedPackages(root, packages)));
  writeFileSync(join(folder, 'THIRD-PARTY-LICENSES.txt'), joinLicenseTexts(packages));
  for (const file of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, file), join(folder, file));
  writeFileSync(join(folder, 'SHA256SUMS'), formatChecksums(folder));
}

function writeJson(path: string, value: unknown): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}
