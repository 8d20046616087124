/** A package in a lock file, with the properties that concern platforms and addresses. */
export interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
  readonly libc?: readonly string[];
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

const OS = /\b(android|darwin|freebsd|linux|openharmony|win32)\b/;
const CPU = /\b(arm64|arm|ia32|ppc64|riscv64|s390x|x64)\b/;

/**
 * Finds entries of platform packages that a lock file lacks. npm omits a platform's package when the registry does not
 * have that version at the time, and then `npm ci` rejects the lock file on every platform. Only packages with a
 * platform and an exact version can be added; `unknown` lists the others.
 */
export function findMissingPlatformEntries(packages: LockedPackages): {
  readonly entries: LockedPackages;
  readonly unknown: readonly string[];
} {
  const entries: Record<string, LockedPackage> = {};
  const unknown: string[] = [];
  for (const [path, { dev, optionalDependencies = {} }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (resolves(packages, path, name)) continue;
      const platform = platformOf(name);
      if (platform === null || !/^\d+\.\d+\.\d+$/.test(version)) unknown.push(`${name}@${version}`);
      else entries[`node_modules/${name}`] = { version, ...platform, ...(dev ? { dev } : {}), optional: true };
    }
  }
  return { entries, unknown };
}

function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | null {
  const os = OS.exec(name)?.[1];
  const cpu = CPU.exec(name)?.[1];
  if (!os || !cpu) return null;
  if (os !== 'linux') return { os: [os], cpu: [cpu] };
  return { os: [os], cpu: [cpu], libc: [/musl/.test(name) ? 'musl' : 'glibc'] };
}

/** Whether a package at this path resolves the other one in its own node_modules or one above. */
function resolves(packages: LockedPackages, path: string, name: string): boolean {
  const steps = path.split(/(?:^|\/)node_modules\//).slice(1);
  return Array.from({ length: steps.length + 1 }, (_, depth) => steps.slice(0, depth))
    .map((parents) => [...parents, name].map((step) => `node_modules/${step}`).join('/'))
    .some((candidate) => candidate in packages);
}
