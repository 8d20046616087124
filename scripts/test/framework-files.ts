import { type BrowserBuildModuleList, readBrowserBuildModuleList } from '../check/client-build.ts';

const FRAMEWORKS = /(?:^|\/)node_modules\/(?:react|react-dom|react-router|scheduler|xstate|@xstate\/[^/]+)\//;

/** Paths of built files that contain parts of React, the router or XState. */
export function findReactAndXStateBundles(root: string): ReadonlySet<string> {
  return selectReactAndXStateBundles(readBrowserBuildModuleList(root));
}

export function selectReactAndXStateBundles(modules: BrowserBuildModuleList): ReadonlySet<string> {
  const files = Object.entries(modules).filter(([, names]) => names.some((name) => FRAMEWORKS.test(name)));
  return new Set(files.map(([file]) => `/${file}`));
}
