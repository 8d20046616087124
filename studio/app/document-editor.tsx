import { useMachine } from '@xstate/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { StudioBlockType, StudioPageEntry, StudioSiteEntry } from '../api-types.ts';
import { createBlockId } from '../editor/edit-blocks.ts';
import { editorMachine } from '../editor/editor.machine.ts';
import { createExampleBlock } from '../editor/example-block.ts';
import { listPageBlocks } from '../editor/page-blocks.ts';
import type { StudioClient } from '../editor/studio-client.ts';
import { text } from '../messages/text.ts';
import { BlockForm } from './block-form.tsx';
import { BlockList } from './block-list.tsx';
import { BlockPicker } from './block-picker.tsx';
import { EditorBar } from './editor-bar.tsx';
import { ProblemList } from './problem-list.tsx';
import { Stage } from './stage.tsx';
import { useHistoryKeys } from './use-history-keys.ts';

interface PageEditorProps {
  readonly site: StudioSiteEntry;
  readonly page: StudioPageEntry;
  readonly client: StudioClient;
  readonly blocks: ReadonlyMap<string, StudioBlockType>;
}

/** The editor of one page: its blocks, the page itself, and the settings of the chosen block. */
export function PageEditor({ site, page, client, blocks }: PageEditorProps) {
  const [stage] = useState(createStageName);
  const [state, send] = useMachine(editorMachine, { input: { page, client, blocks, stage, pick: pickNumber } });
  const { context } = state;
  const { present } = context.history;
  const follow = useCallback(
    (path: string) => {
      const next = site.pages.find((one) => one.path === path);
      if (next) location.hash = `${next.site}/${next.name}`;
    },
    [site],
  );
  useHistoryKeys(send);
  const list = useMemo(() => listPageBlocks(present, blocks), [present, blocks]);
  const added = useMemo(
    () => [...blocks.values()].filter(({ example }) => example !== null).toSorted(byTitle),
    [blocks],
  );
  const picker = useRef<HTMLDialogElement>(null);
  const chosen = list.find(({ id }) => id === context.chosen) ?? null;
  if (state.matches('unavailable'))
    return (
      <main className="studio-message" role="alert">
        <p>{text('failed.load', { reason: context.loadFailure ?? '' })}</p>
        <button type="button" className="button" onClick={() => send({ type: 'DOCUMENT.LOAD' })}>
          {text('failed.again')}
        </button>
      </main>
    );
  if (state.matches('loading'))
    return (
      <main className="studio-message">
        <p role="status">{text('loading')}</p>
      </main>
    );
  return (
    <div className="editor">
      <EditorBar site={site} page={page} state={state} send={send} />
      <nav className="editor__blocks" aria-label={text('blocks.heading')}>
        <BlockList blocks={list} chosen={context.chosen} problems={context.problems} send={send} />
        <button type="button" className="button button--quiet editor__add" onClick={() => picker.current?.showModal()}>
          {text('blocks.add')}
        </button>
        <BlockPicker
          dialog={picker}
          heading={chosen ? text('blocks.addHeading', { block: chosen.name }) : text('blocks.addLast')}
          types={added}
          pick={(type) =>
            send({
              type: 'BLOCK.ADD',
              block: createExampleBlock(type, createBlockId(present, pickNumber), site),
              after: chosen?.path ?? null,
              change: text('change.add', { block: type.title }),
            })
          }
        />
        <ProblemList blocks={list} problems={context.problems} send={send} />
      </nav>
      <Stage
        site={site}
        context={context}
        isReady={state.matches({ editing: { stage: 'shown' } }) || state.matches({ editing: { stage: 'rendering' } })}
        send={send}
        onFollow={follow}
      />
      <aside className="editor__form" aria-label={chosen?.name ?? text('form.none')}>
        <BlockForm
          block={chosen}
          schema={chosen && blocks.get(chosen.type)?.schema}
          document={present}
          site={site}
          problems={context.problems}
          send={send}
        />
      </aside>
    </div>
  );
}

function byTitle(one: StudioBlockType, other: StudioBlockType): number {
  return one.title < other.title ? -1 : 1;
}

function pickNumber(limit: number): number {
  return Math.floor(Math.random() * limit);
}

/** See `isStageName`. */
function createStageName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return `stage-${base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
}
