import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** An unpacked release. */
export interface UnpackedRelease {
  readonly folder: string;
  /** Paths of all scripts and style sheets that its pages may load. */
  readonly assets: readonly string[];
  /** Script of every page; its name differs between releases. */
  readonly entry: string;
  /** What scripts of its pages send as their versions. */
  readonly payloadVersions: string;
}

/** What a release is built from. */
const SOURCES = [
  ...['.vitrine/gen', 'app', 'blocks', 'commerce', 'domain', 'engine', 'machines', 'schemas', 'scripts', 'sandbox'],
  ...[
    'site-configs',
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'vite.config.ts',
    'CHANGELOG.md',
    'LICENSE',
  ],
];

/** A text that the next release has in place of another. */
type Edit = readonly [path: string, from: string | RegExp, to: string];

/** The next release: other names of all scripts, other markup, other data of a block, and another body of a call. */
const EDITS: readonly Edit[] = [
  ['package.json', /"version": "[^"]+"/, '"version": "99.0.0"'],
  ['scripts/build/build-configs.ts', /'_assets\/\[name\]/g, "'_assets/next-[name]"],
  [
    'scripts/build/build-configs.ts',
    'codeSplitting: { groups: SHARED },',
    "codeSplitting: { groups: SHARED }, entryFileNames: '_assets/next-[name]-[hash].js', chunkFileNames: '_assets/next-[name]-[hash].js',",
  ],
  ['blocks/site/site-footer/site-footer.tsx', '<footer ', '<footer data-release="next" '],
  ['blocks/checkout/checkout/checkout.data.ts', /begins(?=:)/g, 'startsAs'],
  ['blocks/checkout/checkout/checkout.tsx', "CheckoutBlockData['begins']", "CheckoutBlockData['startsAs']"],
  ['blocks/checkout/checkout/checkout.tsx', '{ begins }: CheckoutBlockData', '{ startsAs: begins }: CheckoutBlockData'],
  [
    'schemas/api/customer.openapi.json',
    /("CustomerDetailsRequest": \{[^[]*\["firstname", "lastname", "email")/,
    '$1, "address_line2"',
  ],
];

/** Builds a release from the sources, and the next one from a copy of them that is edited. */
export async function buildTwoReleases(
  root: string,
  folder: string,
): Promise<{ readonly former: UnpackedRelease; readonly next: UnpackedRelease }> {
  const [former, next] = await Promise.all([
    buildAndUnpack(root, join(folder, 'former')),
    buildEdited(root, join(folder, 'next-sources'), join(folder, 'next')),
  ]);
  return { former, next };
}

async function buildEdited(root: string, copy: string, out: string): Promise<UnpackedRelease> {
  for (const name of SOURCES) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const edit of EDITS) editFile(copy, edit);
  await run(copy, 'scripts/gen/set-up.ts');
  return buildAndUnpack(copy, out);
}

function editFile(copy: string, [path, from, to]: Edit): void {
  const text = readFileSync(join(copy, path), 'utf8');
  const edited = text.replace(from, to);
  if (edited === text) throw new Error(`${path} no longer holds what the next release changes: ${from}`);
  writeFileSync(join(copy, path), edited);
}

async function run(sources: string, script: string, ...args: readonly string[]): Promise<void> {
  await execute(process.execPath, [script, ...args], { cwd: sources });
}

async function buildAndUnpack(sources: string, out: string): Promise<UnpackedRelease> {
  mkdirSync(out);
  await run(sources, 'scripts/release/main.ts', '--out', out);
  const { version }: { version: string } = JSON.parse(readFileSync(join(sources, 'package.json'), 'utf8'));
  await execute('tar', ['-xzf', `vitrine-${version}.tar.gz`], { cwd: out });
  return describeRelease(join(out, `vitrine-${version}`));
}

function describeRelease(folder: string): UnpackedRelease {
  const client = join(folder, 'client');
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  );
  const entry = manifest['app/browser/entry.ts']?.file ?? '';
  const versions = /[\w-]{6}\.[\w-]{6}(?=["'`])/.exec(readFileSync(join(client, entry), 'utf8'));
  if (!versions) throw new Error(`${entry} names no versions of payloads`);
  const assets = readdirSync(join(client, '_assets')).filter((name) => !name.endsWith('.br'));
  return { folder, entry: `/${entry}`, assets: assets.map((name) => `/_assets/${name}`), payloadVersions: versions[0] };
}
