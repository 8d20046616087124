import { type RefObject, useMemo, useState } from 'react';
import type { SnapshotFrom } from 'xstate';
import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import type { StudioBlockType, StudioSiteEntry } from '../api-types.ts';
import { listAddedTypes } from '../editor/added-types.ts';
import { changeNamesMessages } from '../editor/change-names.messages.gen.ts';
import { commandPaletteMessages } from '../editor/command-palette.messages.gen.ts';
import { createBlockId } from '../editor/edit-blocks.ts';
import { getEditedValue } from '../editor/editor.actions.ts';
import type { editorMachine } from '../editor/editor.machine.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { createExampleBlock } from '../editor/example-block.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { listPageBlocks } from '../editor/page-blocks.ts';
import { listPaletteEntries, listRecentKeys, type PaletteEntry } from '../editor/palette-entries.ts';
import { type OpenPlace, resolvePlace } from '../editor/place.ts';
import { CommandPalette } from './command-palette.tsx';
import { languageDialogMessages } from './language-dialog.messages.gen.ts';
import { describeLanguage } from './language-dialog.tsx';

interface StudioSearchProps {
  readonly isOpen: boolean;
  readonly close: () => void;
  /** The document in view; null on the home. */
  readonly open: OpenPlace | null;
  /** Address fragments that were visited, the last one first. */
  readonly visited: readonly string[];
  readonly sites: readonly StudioSiteEntry[];
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
  readonly state: SnapshotFrom<typeof editorMachine>;
  readonly send: (event: EditorEvent) => void;
  readonly publishDialog: RefObject<HTMLDialogElement | null>;
  /** Null while pages can't be created. */
  readonly createPage: ((site: StudioSiteEntry) => void) | null;
  readonly showTour: () => void;
  /** Null where the studio has one language. */
  readonly chooseLanguage: (() => void) | null;
}

/** The command palette over everything in the studio, and what its entries do. */
export function StudioSearch(props: StudioSearchProps) {
  const { isOpen, close, state, send, publishDialog, createPage, showTour, chooseLanguage } = props;
  const [done, setDone] = useState('');
  const choose = (entry: PaletteEntry) => {
    const { effect } = entry;
    if (effect.kind === 'publish') publishDialog.current?.showModal();
    if (effect.kind === 'tour') showTour();
    if (effect.kind === 'language') chooseLanguage?.();
    if (effect.kind === 'newPage') createPage?.(effect.site);
    if (effect.kind === 'open') openEntry(effect.place, effect.block, props);
    if (effect.kind === 'add') addBlock(effect.type, props);
    if (effect.kind === 'send') send(effect.event);
    setDone(
      effect.kind === 'add' || effect.kind === 'send' ? commandPaletteMessages.done({ action: entry.title }) : '',
    );
  };
  return (
    <>
      <p className="visually-hidden" role="status">
        {done}
      </p>
      {isOpen ? <Palette {...props} state={state} choose={choose} close={close} /> : null}
    </>
  );
}

function Palette({
  open,
  visited,
  sites,
  blocks,
  state,
  createPage,
  chooseLanguage,
  choose,
  close,
}: StudioSearchProps & { readonly choose: (entry: PaletteEntry) => void }) {
  const { documents, history, chosen, copied, mode } = state.context;
  const canCreatePage = createPage !== null;
  const language =
    chooseLanguage && languageDialogMessages.open({ language: describeLanguage(getEditorLanguage().tag) });
  const isStored = state.matches({ editing: { draft: 'stored' } });
  const value = getEditedValue(state.context);
  const entry = open && formatDocumentId(open.entry) in documents ? open.entry : null;
  const entries = useMemo(
    () =>
      listPaletteEntries({
        sites,
        types: blocks,
        context: { documents, history, chosen, copied, mode },
        open: entry,
        added: entry ? listAddedTypes(blocks.values(), entry, value) : [],
        isStored,
        canCreatePage,
        language,
      }),
    [sites, blocks, documents, history, chosen, copied, mode, entry, value, isStored, canCreatePage, language],
  );
  const recent = useMemo(() => listRecentKeys(visited, { documents, history }), [visited, documents, history]);
  return <CommandPalette {...{ entries, recent, choose, close }} />;
}

/** An open document is changed before the address, so that its block can be chosen at once. */
function openEntry(place: string, block: string | null, { sites, state, send }: StudioSearchProps): void {
  const next = block === null ? null : resolvePlace(place, sites, state.context.place?.page ?? null);
  if (next) {
    send({ type: 'PLACE.OPEN', place: next.place });
    send({ type: 'BLOCK.CHOOSE', id: block });
  }
  location.hash = place;
}

function addBlock(type: StudioBlockType, { open, blocks, state, send }: StudioSearchProps): void {
  if (!open) return;
  const { context } = state;
  const value = getEditedValue(context);
  const chosen = listPageBlocks(value, blocks).find(({ id }) => id === context.chosen);
  send({
    type: 'BLOCK.ADD',
    blocks: [createExampleBlock(type, createBlockId(value, context.pick), open.site)],
    after: chosen?.path ?? null,
    change: changeNamesMessages.add({ block: type.title }),
  });
}
