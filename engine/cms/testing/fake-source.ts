import type { ContentChange, ContentSource, ContentSourceError, SourcePictureReference } from '../content-source.ts';
import type { DocumentKey } from '../document.ts';

/** A source in memory that tests control. */
export interface FakeContentSource extends ContentSource {
  /** Sets documents by `site/kind/name` without reporting a change; null removes one. */
  put(documents: Readonly<Record<string, string | null>>): void;
  /** Sets documents and reports one change. */
  publish(documents: Readonly<Record<string, string | null>>): void;
  /** Sets a picture by `site/name` and reports it; null removes one. */
  publishAsset(path: string, text: string | null): void;
  /** Sets a picture without reporting it; null removes one. */
  putAsset(path: string, text: string | null): void;
  /** Failure of picture reads; null for none. */
  onRead(failure: ContentSourceError | null): void;
  /** Reports a failed poll. */
  fail(failure: ContentSourceError): void;
  /** Behaviour of the next loads; null to answer. */
  onLoad(answer: ((signal: AbortSignal) => Promise<never>) | null): void;
}

export function createEmptyFakeContentSource(name: ContentSource['name'] = 'files'): FakeContentSource {
  const documents = new Map<string, string>();
  const assets = new Map<string, string>();
  const watchers = new Set<{
    onChange: (change: ContentChange) => void;
    onFailure: (failure: ContentSourceError) => void;
  }>();
  let instead: ((signal: AbortSignal) => Promise<never>) | null = null;

  let unreadable: ContentSourceError | null = null;

  const put = (changes: Readonly<Record<string, string | null>>) => {
    for (const [path, text] of Object.entries(changes)) {
      if (text === null) documents.delete(path);
      else documents.set(path, text);
    }
  };
  const putAsset = (path: string, text: string | null) => {
    if (text === null) assets.delete(path);
    else assets.set(path, text);
  };
  const notifyWatchers = (change: ContentChange) => {
    for (const { onChange } of watchers) onChange(change);
  };

  return {
    name,
    put,
    publish: (changes) => {
      put(changes);
      const changedDocuments = Object.entries(changes).map(([path, text]) => ({ ...keyOf(path), source: path, text }));
      notifyWatchers({ documents: changedDocuments, assets: [] });
    },
    putAsset,
    publishAsset: (path, text) => {
      putAsset(path, text);
      const { site, name } = referenceOf(path, '');
      notifyWatchers({ documents: [], assets: [{ site, name, revision: text }] });
    },
    fail: (failure) => {
      for (const { onFailure } of watchers) onFailure(failure);
    },
    onLoad: (answer) => {
      instead = answer;
    },
    load: async (signal) => {
      if (instead) return instead(signal);
      return {
        documents: [...documents].map(([path, text]) => ({ ...keyOf(path), source: path, text })),
        assets: [...assets].map(([path, text]) => referenceOf(path, text)),
      };
    },
    onRead: (failure) => {
      unreadable = failure;
    },
    loadDrafts: async () => [],
    readAsset: async ({ site, name }) => {
      if (unreadable) throw unreadable;
      return new TextEncoder().encode(assets.get(`${site}/${name}`));
    },
    watch: async (onChange, onFailure) => {
      const watcher = { onChange, onFailure };
      watchers.add(watcher);
      return async () => {
        watchers.delete(watcher);
      };
    },
  };
}

function referenceOf(path: string, text: string): SourcePictureReference {
  const [site = '', name = ''] = path.split('/');
  return { site, name, revision: text };
}

function keyOf(path: string): DocumentKey {
  const [site = '', kind = '', name = ''] = path.split('/');
  switch (kind) {
    case 'site':
    case 'theme':
    case 'capabilities':
    case 'navigation':
    case 'routes':
    case 'page':
    case 'layout':
    case 'content':
      return { site, kind, name };
    default:
      throw new Error(`${path}: there is no kind ${kind}`);
  }
}
