import { type ModuleList, readModuleList } from '../check/client-build.ts';

const FRAMEWORKS = /(?:^|\/)node_modules\/(?:react|react-dom|react-router|scheduler|xstate|@xstate\/[^/]+)\//;

/** Paths of the built files that hold any part of React, its router or XState. */
export function frameworkFiles(root: string): ReadonlySet<string> {
  return filesWithFrameworks(readModuleList(root));
}

export function filesWithFrameworks(modules: ModuleList): ReadonlySet<string> {
  const files = Object.entries(modules).filter(([, names]) => names.some((name) => FRAMEWORKS.test(name)));
  return new Set(files.map(([file]) => `/${file}`));
}
