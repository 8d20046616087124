import { STAGE_MODES } from '#schemas/browser/stage-messages.ts';
import type { StudioBlockType, StudioDocumentEntry, StudioSiteEntry } from '../api-types.ts';
import { blockListMessages } from './block-list.messages.gen.ts';
import { changeNamesMessages } from './change-names.messages.gen.ts';
import { commandPaletteMessages } from './command-palette.messages.gen.ts';
import { documentKindsMessages } from './document-kinds.messages.gen.ts';
import { formatKind } from './document-kinds.ts';
import type { EditorContext, EditorEvent } from './editor.types.ts';
import { editorBarMessages } from './editor-bar.messages.gen.ts';
import { formatDocumentId, getMergedValue, listChangedDocuments } from './open-documents.ts';
import { listPageBlocks, type PageBlock } from './page-blocks.ts';
import { listSiteDocuments } from './place.ts';
import type { SearchEntry } from './search-entries.ts';
import { STAGE_WIDTHS } from './stage-widths.ts';

/** What choosing an entry of the command palette does. */
type PaletteEffect =
  /** Opens an address fragment, and chooses a block of the document. */
  | { readonly kind: 'open'; readonly place: string; readonly block: string | null }
  | { readonly kind: 'send'; readonly event: EditorEvent }
  | { readonly kind: 'add'; readonly type: StudioBlockType }
  | { readonly kind: 'publish' }
  | { readonly kind: 'tour' }
  | { readonly kind: 'language' }
  | { readonly kind: 'newPage'; readonly site: StudioSiteEntry };

export interface PaletteEntry extends SearchEntry {
  readonly label: string;
  readonly effect: PaletteEffect;
}

export interface PaletteSources {
  readonly sites: readonly StudioSiteEntry[];
  readonly types: ReadonlyMap<string, StudioBlockType>;
  readonly context: Pick<EditorContext, 'documents' | 'history' | 'chosen' | 'copied' | 'mode'>;
  /** The document in view; null on the home. */
  readonly open: StudioDocumentEntry | null;
  /** Kinds of blocks that the place after the chosen block takes. */
  readonly added: readonly StudioBlockType[];
  /** Whether all drafts are stored, so that they can be published. */
  readonly isStored: boolean;
  readonly canCreatePage: boolean;
  /** Title of the action that chooses the language of the studio; null where there is one language. */
  readonly language: string | null;
}

/** Everything that the command palette finds: actions, blocks, documents of all brands, shared words, kinds of blocks. */
export function listPaletteEntries(sources: PaletteSources): readonly PaletteEntry[] {
  return [
    ...listActions(sources),
    ...listBlocks(sources),
    ...listDocuments(sources.sites),
    ...listSharedTexts(sources.sites),
    ...(sources.open && hasBlocks(sources.open) ? sources.added.map(toAddedEntry) : []),
  ];
}

/** Keys of the entries for documents that an editor comes back to: those visited last, then those with changes. */
export function listRecentKeys(
  visited: readonly string[],
  { documents, history }: Pick<EditorContext, 'documents' | 'history'>,
): readonly string[] {
  return [...new Set([...visited, ...listChangedDocuments(documents, history.present)])];
}

const MODE_ACTIONS = {
  select: commandPaletteMessages.select,
  words: commandPaletteMessages.words,
  try: commandPaletteMessages.try,
} as const;

function listActions(sources: PaletteSources): PaletteEntry[] {
  const { context, open, isStored } = sources;
  const { history, documents } = context;
  const undoable = history.past.at(-1)?.change;
  const redoable = history.future.at(-1)?.change;
  const changed = listChangedDocuments(documents, history.present).length;
  const ofStudio = [
    action('tour', commandPaletteMessages.tour(), { kind: 'tour' }),
    ...(sources.language === null ? [] : [action('language', sources.language, { kind: 'language' })]),
  ];
  if (!open) return [...listPageCreations(sources, null), ...ofStudio];
  return [
    ...(isStored && changed > 0
      ? [action('publish', commandPaletteMessages.publish({ count: changed }), { kind: 'publish' })]
      : []),
    ...(undoable === undefined ? [] : [send('undo', editorBarMessages.undoNamed({ change: undoable }), 'CHANGE.UNDO')]),
    ...(redoable === undefined ? [] : [send('redo', editorBarMessages.redoNamed({ change: redoable }), 'CHANGE.REDO')]),
    ...listBlockActions(sources, open),
    ...STAGE_MODES.filter((mode) => mode !== context.mode).map((mode) =>
      action(`mode-${mode}`, MODE_ACTIONS[mode](), { kind: 'send', event: { type: 'MODE.CHANGE', mode } }),
    ),
    ...STAGE_WIDTHS.map(({ width, label }) =>
      action(`width-${width}`, commandPaletteMessages.width({ width: label() }), {
        kind: 'send',
        event: { type: 'WIDTH.CHANGE', width },
      }),
    ),
    action('width-full', commandPaletteMessages.fullWidth(), {
      kind: 'send',
      event: { type: 'WIDTH.CHANGE', width: null },
    }),
    ...listPageCreations(sources, open.site),
    action('home', editorBarMessages.back(), { kind: 'open', place: 'pages', block: null }),
    ...ofStudio,
  ];
}

/** @param key site of the new page; null for any */
function listPageCreations({ sites, canCreatePage }: PaletteSources, key: string | null): PaletteEntry[] {
  return sites
    .filter((site) => canCreatePage && (key === null || site.key === key))
    .map((site) =>
      action(`new-page-${site.key}`, commandPaletteMessages.newPage({ site: site.name }), { kind: 'newPage', site }),
    );
}

function listBlockActions(sources: PaletteSources, open: StudioDocumentEntry): PaletteEntry[] {
  if (!hasBlocks(open)) return [];
  const { chosen: id, copied } = sources.context;
  const chosen = listOpenBlocks(sources, formatDocumentId(open)).find((block) => block.id === id);
  const paste: EditorEvent = { type: 'BLOCK.PASTE', after: chosen?.path ?? null, change: changeNamesMessages.paste() };
  const pasting = copied ? [action('paste', blockListMessages.paste(), { kind: 'send', event: paste })] : [];
  if (!chosen) return pasting;
  const { name, path } = chosen;
  const of = (key: string, title: string, event: EditorEvent) => action(key, title, { kind: 'send', event });
  return [
    of('copy', blockListMessages.copy({ block: name }), { type: 'BLOCK.COPY', path }),
    ...pasting,
    of('duplicate', blockListMessages.duplicate({ block: name }), {
      type: 'BLOCK.DUPLICATE',
      path,
      change: changeNamesMessages.duplicate({ block: name }),
    }),
    of('remove', blockListMessages.remove({ block: name }), {
      type: 'BLOCK.REMOVE',
      path,
      change: changeNamesMessages.remove({ block: name }),
    }),
  ];
}

/** Blocks of all open documents, those of the document in view first. */
function listBlocks(sources: PaletteSources): PaletteEntry[] {
  const { sites, context, open } = sources;
  const current = open && formatDocumentId(open);
  const entries = new Map(
    sites.flatMap((site) => listSiteDocuments(site).map((entry) => [formatDocumentId(entry), entry])),
  );
  return Object.keys(context.documents)
    .toSorted((one, other) => Number(other === current) - Number(one === current))
    .flatMap((id) => {
      const entry = entries.get(id);
      if (!entry || !hasBlocks(entry)) return [];
      return listOpenBlocks(sources, id).map((block) => ({
        key: `${id}#${block.id}`,
        label: commandPaletteMessages.block(),
        title: block.name,
        detail: commandPaletteMessages.onPage({ page: entry.title, site: nameOfSite(sites, entry.site) }),
        effect: { kind: 'open', place: id, block: block.id } as const,
      }));
    });
}

function listOpenBlocks({ context, types }: PaletteSources, id: string): readonly PageBlock[] {
  const document = context.documents[id];
  return document ? listPageBlocks(getMergedValue(document, context.history.present[id]), types) : [];
}

/** Documents of all sites; those that a site inherits come after those of its own. */
function listDocuments(sites: readonly StudioSiteEntry[]): PaletteEntry[] {
  const entries = sites.flatMap((site) => listSiteDocuments(site).map((entry) => ({ site, entry })));
  return entries
    .toSorted((one, other) => Number(one.entry.isInherited) - Number(other.entry.isInherited))
    .map(({ site, entry }) => {
      const path = 'path' in entry && typeof entry.path === 'string' ? entry.path : null;
      return {
        key: formatDocumentId(entry),
        label: formatKind(entry.kind),
        title: entry.title,
        detail: path === null ? site.name : commandPaletteMessages.at({ site: site.name, path }),
        keywords: entry.name,
        effect: { kind: 'open', place: formatDocumentId(entry), block: null },
      };
    });
}

/** Each shared text once, at the site that has it. */
function listSharedTexts(sites: readonly StudioSiteEntry[]): PaletteEntry[] {
  return sites.flatMap((site) =>
    site.contents
      .filter(({ document }) => document.site === site.key)
      .map(({ key, excerpt, document }) => ({
        key: `${site.key}:${key}`,
        label: documentKindsMessages.content(),
        title: shorten(excerpt) || key,
        detail: commandPaletteMessages.shared({ site: site.name, key }),
        keywords: excerpt,
        effect: { kind: 'open', place: formatDocumentId(document), block: null },
      })),
  );
}

function toAddedEntry(type: StudioBlockType): PaletteEntry {
  const { description = '' }: { readonly description?: string } = Object(type.schema);
  return {
    key: `add:${type.type}`,
    label: commandPaletteMessages.action(),
    title: commandPaletteMessages.add({ block: type.title }),
    detail: description,
    effect: { kind: 'add', type },
  };
}

function action(key: string, title: string, effect: PaletteEffect): PaletteEntry {
  return { key: `do:${key}`, label: commandPaletteMessages.action(), title, detail: '', effect };
}

function send(key: string, title: string, type: 'CHANGE.UNDO' | 'CHANGE.REDO'): PaletteEntry {
  return action(key, title, { kind: 'send', event: { type } });
}

function hasBlocks({ kind }: StudioDocumentEntry): boolean {
  return kind === 'page' || kind === 'layout';
}

function nameOfSite(sites: readonly StudioSiteEntry[], key: string): string {
  return sites.find((site) => site.key === key)?.name ?? key;
}

const SHOWN = 80;

/** The beginning, without signs of Markdown. */
function shorten(excerpt: string): string {
  const words = excerpt
    .replaceAll(/[#*_>|`]+/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return words.length > SHOWN ? `${words.slice(0, SHOWN).trimEnd()}…` : words;
}
