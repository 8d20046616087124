import { createHash } from 'node:crypto';
import {
  type ConfigDocument,
  DOCUMENT_KINDS,
  type DocumentKey,
  type DocumentKind,
  formatDocumentId,
} from '../document.ts';
import type { MirroredPicture, PublishedDocuments } from '../documents.ts';

export interface TestDocumentsAndPicturesToPublish {
  /** Documents by `site/kind/name`, such as `harbour/page/home`. */
  readonly documents: Readonly<Record<string, unknown>>;
  /** Pictures by `site/name`. */
  readonly assets?: Readonly<Record<string, Partial<MirroredPicture>>>;
}

/** A view of documents written down in a test. Each document's source is its `site/kind/name`. */
export function createTestPublishedDocuments({
  documents,
  assets = {},
}: TestDocumentsAndPicturesToPublish): PublishedDocuments {
  const all = Object.entries(documents).map(([source, value]) => memoryDocument(source, value));
  const byId = new Map(all.map((document) => [formatDocumentId(document), document]));
  const pictures = new Map(
    Object.entries(assets).map(([path, asset]): [string, MirroredPicture] => {
      const name = path.split('/').slice(1).join('/');
      return [path, { name, hash: 'hash', format: 'svg', width: 100, height: 100, ...asset }];
    }),
  );
  return {
    sites: [...new Set(all.map(({ site }) => site))],
    get: (site, kind, name) => byId.get(formatDocumentId({ site, kind, name })),
    list: (site, kind) => all.filter((document) => document.site === site && document.kind === kind),
    revision(site, isLeftOut = () => false) {
      const own = all
        .filter((document) => document.site === site && !isLeftOut(document))
        .map(({ version }) => version);
      const names = [...pictures]
        .filter(([path]) => path.startsWith(`${site}/`))
        .map(([path, { hash }]) => path + hash);
      return hash([...own, ...names].join(' '));
    },
    asset: (site, name) => pictures.get(`${site}/${name}`),
  };
}

export function memoryDocument(source: string, value: unknown): ConfigDocument {
  const [site = '', kind = '', ...name] = source.split('/');
  const key: DocumentKey = { site, kind: kindNamed(kind), name: name.length > 0 ? name.join('/') : kind };
  return { ...key, source, version: hash(`${source} ${JSON.stringify(value)}`), value };
}

function kindNamed(name: string): DocumentKind {
  const kind = DOCUMENT_KINDS.find((one) => one === name);
  if (!kind) throw new Error(`no document kind is named "${name}"`);
  return kind;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}
