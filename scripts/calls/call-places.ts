import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesInFolders } from '../check/list-files.ts';
import { toCallIdentifier } from '../gen/api/names.ts';
import type { CodeLocationByCallId } from './client-functions.ts';

/** Folders whose code makes calls. The engine itself makes the calls of sessions. */
const FOLDERS = ['machines', 'app', 'blocks', 'engine/api'];
const TESTS = /\.test\.tsx?$|\/testing\/|\.gen\.ts$/;

const GROUP = /get (\w+)\(\): \w+ \{\s*return \(this\.#made\.\w+ \?\?= (create\w+)\(/g;
const IMPORT = /import \{([^}]*)\} from '\.\/([\w-]+\.ts)'/g;

/** Finds where each call is made, as `file:line` by call id: by its client function, its descriptor or its id. */
export function findCallPlaces(
  root: string,
  ids: readonly string[],
  clients: CodeLocationByCallId,
): CodeLocationByCallId {
  const groups = groupsOf(readFileSync(join(root, 'commerce/commerce.ts'), 'utf8'));
  const sources = listFilesInFolders(root, FOLDERS, (path) => /\.tsx?$/.test(path) && !TESTS.test(path)).map(
    (path) => ({
      path,
      text: readFileSync(join(root, path), 'utf8'),
    }),
  );
  const found = new Map<string, string>();
  for (const id of ids) {
    for (const usage of usagesOf(id, clients.get(id), groups)) {
      const place = findFirstPlace(sources, usage);
      if (place === null) continue;
      found.set(id, place);
      break;
    }
  }
  return found;
}

interface Source {
  readonly path: string;
  readonly text: string;
}

/** Pattern of code that makes a call. */
interface Usage {
  readonly pattern: RegExp;
  /** Another text that the file must contain. */
  readonly beside?: string;
}

/** Patterns of code that makes a call, the most reliable first. */
function usagesOf(id: string, client: string | undefined, groups: ReadonlyMap<string, string>): readonly Usage[] {
  const [file = '', method = ''] = client?.replace('commerce/', '').split('#') ?? [];
  const group = groups.get(file);
  const used = (name: string): Usage => ({ pattern: new RegExp(String.raw`(?<!\.)\b${name}\.${method}\b`) });
  return [
    ...(group === undefined ? [] : [{ pattern: new RegExp(String.raw`\bcommerce\.${group}\.${method}\b`) }]),
    // The group `site` is excluded, because sites of the engine have that name too.
    ...(group === undefined || group === 'site' ? [] : [used(group)]),
    ...(method === '' ? [] : [{ pattern: new RegExp(String.raw`\b${method}\b`), beside: `'#commerce/${file}'` }]),
    { pattern: new RegExp(String.raw`\b${toCallIdentifier(id)}\b`) },
    { pattern: new RegExp(`'${id.replaceAll('.', String.raw`\.`)}'`) },
    // The anonymous cart is used through the interface of the customer's cart.
    ...(group === 'anonCart' ? [used('cart')] : []),
  ];
}

function findFirstPlace(sources: readonly Source[], { pattern, beside }: Usage): string | null {
  for (const { path, text } of sources) {
    const index = beside === undefined || text.includes(beside) ? text.search(pattern) : -1;
    if (index >= 0) return `${path}:${text.slice(0, index).split('\n').length}`;
  }
  return null;
}

/** Call groups by the file of `commerce/` that contains their functions. */
function groupsOf(source: string): ReadonlyMap<string, string> {
  const factories = new Map([...source.matchAll(GROUP)].map(([, group = '', factory = '']) => [factory, group]));
  const groups = new Map<string, string>();
  for (const [, names = '', file = ''] of source.matchAll(IMPORT)) {
    for (const name of names.split(',')) {
      const group = factories.get(name.replace('type ', '').trim());
      if (group !== undefined) groups.set(file, group);
    }
  }
  return groups;
}
