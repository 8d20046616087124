import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Checker } from './checker.ts';
import { type BrowserBuildModuleList, CLIENT_BUILD_FOLDER, readBrowserBuildModuleList } from './client-build.ts';

const SERVER_MODULES: readonly (readonly [RegExp, string])[] = [
  [/\.(?:server|data)\.tsx?$/, 'is for the server alone'],
  [/^(?:app|engine)\/server\//, 'is for the server alone'],
  [/^engine\/cms\//, 'reads documents, which the browser gets resolved'],
  [/^(?:sandbox|scripts|e2e|bench|cms-extension)\//, 'is no part of the shop'],
  [/^(?:site-configs|cms-seed)\//, 'is a document, which reaches the browser through the engine'],
  [/^\.vitrine\/gen\/(?:api|documents)\//, 'is a validator of the server'],
  [/\.server\.gen\.ts$|^blocks\/(?:server|schemas)\.gen\.ts$/, 'is a registry of the server'],
  [
    /node_modules\/(?:ajv|pino|sharp|parse5|react-markdown|rehype-[^/]+|remark-[^/]+|@directus|@formatjs|hono)\//,
    'is a library of the server',
  ],
  [/^node:|__vite-browser-external/, 'is a part of Node'],
];

/** Strings that only server code contains; minifiers do not change strings. */
const SERVER_TEXTS = [
  'process.env.VITRINE',
  'VITRINE_OPERATOR_TOKEN',
  '"node:',
  "'node:",
  'operatorToken',
  'linkSecret',
  'sessionSecret',
];

/** Modules in the browser build that must stay on the server. */
export function findServerModulesInBrowserBuild(modules: BrowserBuildModuleList): string[] {
  return Object.entries(modules).flatMap(([file, ids]) =>
    ids.flatMap((id) => {
      const reason = SERVER_MODULES.find(([pattern]) => pattern.test(id))?.[1];
      return reason === undefined ? [] : [`${file} holds ${id}, which ${reason}`];
    }),
  );
}

/** Server-only strings in a file of the browser build. */
export function findServerTextsInBrowserFile(file: string, code: string): string[] {
  return SERVER_TEXTS.filter((text) => code.includes(text)).map((text) => `${file} holds the text ${text}`);
}

/** Checks, on the last build, that no server-only code is in the browser bundles. */
export const bundleFenceChecker: Checker = {
  name: 'bundle fence',
  hint: 'Find the import that brought it in: server code belongs in .server.ts or .data.ts files.',
  run: async (root) => {
    const modules = readBrowserBuildModuleList(root);
    const files = Object.keys(modules);
    const texts = files.flatMap((file) =>
      findServerTextsInBrowserFile(file, readFileSync(join(root, CLIENT_BUILD_FOLDER, file), 'utf8')),
    );
    return {
      filesRead: Object.values(modules).flat().length,
      findings: [...findServerModulesInBrowserBuild(modules), ...texts],
    };
  },
};
