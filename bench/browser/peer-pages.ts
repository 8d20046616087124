import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBenchForNode } from '../build-for-node.ts';
import { buildReactRouterPeer, reactRouterPeerFolder } from '../measure/peer-app.ts';
import type { CapturedPageBlock, CapturedPageData } from './captured/captured-page.ts';
import { selectSecurityHeaders } from './shop-files.ts';
import { extractInlineStylesIntoLink, removeScriptsFromHtml } from './static-html.ts';

const root = new URL('../..', import.meta.url).pathname;

/** Folder of the React Router app with these pages. */
export const reactRouterPeerShopFolder = join(reactRouterPeerFolder, 'shop');

/** A measured page of the shop. */
export interface PageToMeasure {
  readonly name: 'home' | 'play' | 'cart';
  readonly path: string;
  /** Cookies of the visitor who opens the page. */
  readonly cookies: string;
}

/** Interactive blocks that the peer has hand-written; it omits all others, which makes it lighter. */
const BY_HAND: Readonly<Record<string, readonly [component: string, file: string]>> = {
  'lottery-number-picker': ['HandWrittenPeerNumberPicker', './by-hand/number-picker.tsx'],
  'cart-list': ['HandWrittenPeerCart', './by-hand/cart.tsx'],
  'promotion-code-entry': ['HandWrittenPeerPromotionCodeForm', './by-hand/cart.tsx'],
};

/**
 * Stores the current pages for the peers: their HTML without scripts, with inlined and with linked CSS, and the block
 * data that the React Router app renders. Then builds that app.
 */
export async function captureShopPagesForPeers(
  folder: string,
  shop: { readonly port: number; readonly apiPort: number },
  pages: readonly PageToMeasure[],
  log: (text: string) => void,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  let fonts: string[] = [];
  const policies: Record<string, Record<string, string>> = {};
  for (const { name, path, cookies } of pages) {
    const response = await fetch(`http://localhost:${shop.port}${path}`, { headers: { cookie: cookies } });
    if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`);
    policies[name] = selectSecurityHeaders((header) => response.headers.get(header));
    const html = removeScriptsFromHtml(await response.text());
    const linked = extractInlineStylesIntoLink(html, `/style/${name}.css`);
    fonts = [...html.matchAll(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href ?? '');
    writeFileSync(join(folder, `${name}.css`), linked.css);
    writeFileSync(join(folder, `${name}.inline.html`), html);
    writeFileSync(join(folder, `${name}.linked.html`), linked.html);
  }
  writeFileSync(join(folder, 'head.json'), JSON.stringify({ fonts }));
  writeFileSync(join(folder, 'policies.json'), JSON.stringify(policies));
  for (const page of await capture(folder, shop.apiPort, pages)) {
    writeFileSync(join(reactRouterPeerShopFolder, 'app', `parts-${page.name}.gen.ts`), partsOf(page));
  }
  buildReactRouterPeer(reactRouterPeerShopFolder, log);
}

async function capture(folder: string, apiPort: number, pages: readonly PageToMeasure[]): Promise<CapturedPageData[]> {
  const script = await buildBenchForNode(root, 'bench/browser/captured/capture.ts', 'captured');
  const file = join(folder, 'pages.json');
  const settings = {
    project: root,
    dataDir: join(folder, 'captured'),
    apiOrigin: `http://127.0.0.1:${apiPort}`,
    cms: { kind: 'files' },
    accounts: readFileSync(join(root, 'sandbox/seed/brands.json'), 'utf8'),
  };
  const pagesToCapture = pages.map(({ name, path, cookies }) => ({ name, target: path, cookies }));
  execFileSync(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      BENCH: JSON.stringify({ settings, pages: pagesToCapture, host: 'localhost', file }),
    },
  });
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Path of a block's component, relative to the root. */
function sourceOf(type: string): string {
  const [path] = globSync(`blocks/*/${type}/${type}.tsx`, { cwd: root });
  if (path === undefined) throw new Error(`there is no block ${type}`);
  return path;
}

/** A module that imports all components of a page statically, as its author would. */
function partsOf({ nodes }: CapturedPageData): string {
  const types = [...new Set(typesIn(nodes))];
  const lines = types.map((type, at) => {
    const [component, file] = BY_HAND[type] ?? [pascalCase(type), `../../../../../${sourceOf(type)}`];
    return `import { ${component} as part${at} } from '${file}';`;
  });
  const entries = types.map((type, at) => `  '${type}': part${at},`);
  return [
    "import type { PeerBlockComponents } from './page.tsx';",
    ...lines,
    '',
    'export const parts: PeerBlockComponents = {',
    ...entries,
    '};',
    '',
  ].join('\n');
}

function typesIn(nodes: readonly CapturedPageBlock[]): string[] {
  return nodes.flatMap(({ type, interactive, slots }) => {
    const below = Object.values(slots).flatMap(typesIn);
    return type === 'main' || (interactive && !BY_HAND[type]) ? below : [type, ...below];
  });
}

function pascalCase(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}
