import { useCallback, useEffect, useRef, useState } from 'react';
import { isPageTemplate } from '#engine/site/page-template.ts';
import {
  STAGE_CHANNEL,
  STAGE_MODES,
  type StageShortcut,
  type StudioToStageMessage,
} from '#schemas/browser/stage-messages.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import { getEditedValue } from '../editor/editor.actions.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { failuresMessages } from '../editor/failures.messages.gen.ts';
import { formatDocumentId } from '../editor/open-documents.ts';
import { readStageBlockId, toStageBlockId } from '../editor/page-blocks.ts';
import { readPageSettings } from '../editor/page-value.ts';
import { parseStageMessage } from '../editor/parse-stage-message.ts';
import { stageMessages } from '../editor/stage.messages.gen.ts';
import { STAGE_WIDTHS } from '../editor/stage-widths.ts';
import { Icon } from './icon.tsx';
import { pageSettingsMessages } from './page-settings.messages.gen.ts';
import { ViewerChoice } from './viewer-choice.tsx';
import type { PressedTexts } from './words/words-panel.tsx';

interface StageProps {
  readonly site: StudioSiteEntry;
  readonly context: EditorContext;
  /** Whether the stage shows the page as it is. */
  readonly isReady: boolean;
  /** Whether the frame shows the page, also one from before the last change. */
  readonly isConnected: boolean;
  readonly send: (event: EditorEvent) => void;
  /** A link to this path of the shop was pressed. */
  readonly onFollow: (path: string) => void;
  /** Texts of the page were pressed. */
  readonly onPress: (pressed: PressedTexts) => void;
  /** Opens the command palette. */
  readonly search: () => void;
}

type StageMessage = StudioToStageMessage extends infer Message
  ? Message extends { readonly channel: string }
    ? Omit<Message, 'channel'>
    : never
  : never;

const MODE_LABELS = { select: stageMessages.select, words: stageMessages.words, try: stageMessages.try } as const;

/** All that the shop needs, but nothing that would let its scripts replace the page of the studio around it. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups';

/** The shop in a frame, which shows the page as it is being edited. */
export function Stage({ site, context, isReady, isConnected, send, onFollow, onPress, search }: StageProps) {
  const { origin } = site;
  const { stageUrl, payload, viewer, chosen, mode, width, stageFailure } = context;
  const path = context.place?.page.path ?? null;
  const { client, stage, place } = context;
  // A press on a frame that is not inert would not close the choices, because events of a frame stay in it.
  const [isChoosing, setChoosing] = useState(false);
  const staged = place !== null && place.page.path !== null ? { ...place.page, path: place.page.path } : null;
  const part = useRef<HTMLElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const postToStage = useCallback(
    (message: StageMessage) =>
      frame.current?.contentWindow?.postMessage({ channel: STAGE_CHANNEL, ...message }, origin),
    [origin],
  );
  const press = useCallback(
    (shortcut: StageShortcut) => {
      if (shortcut === 'search') search();
      else send({ type: shortcut === 'undo' ? 'CHANGE.UNDO' : 'CHANGE.REDO' });
    },
    [search, send],
  );
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const message = parseStageMessage(event.data);
      if (message?.type === 'ready') send({ type: 'STAGE.READY' });
      if (message?.type === 'chosen')
        send({ type: 'BLOCK.CHOOSE', id: message.block === null ? null : readStageBlockId(message.block) });
      if (message?.type === 'words') onPress({ texts: message.texts, block: message.block });
      if (message?.type === 'follow') onFollow(message.path);
      if (message?.type === 'shortcut') press(message.shortcut);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [origin, send, onFollow, onPress, press]);
  useEffect(() => {
    if (payload && !payload.isLoaded) postToStage({ type: 'show', revision: payload.revision, payload: payload.page });
  }, [payload, postToStage]);
  useEffect(() => {
    const load = () => send({ type: 'STAGE.LOAD' });
    addEventListener('online', load);
    return () => removeEventListener('online', load);
  }, [send]);
  const loadAgain = () => {
    // The button goes away.
    part.current?.focus();
    send({ type: 'STAGE.LOAD' });
  };
  // Sent again after each load of the frame.
  useEffect(() => {
    if (isReady) postToStage({ type: 'mode', mode });
  }, [isReady, mode, postToStage]);
  useEffect(() => {
    if (isReady) postToStage({ type: 'mark', block: chosen === null ? null : toStageBlockId(chosen) });
  }, [isReady, chosen, postToStage]);
  return (
    <main ref={part} tabIndex={-1} className="stage" data-tour="stage" aria-busy={!isReady || undefined}>
      <div className="stage__tools">
        <fieldset>
          <legend className="visually-hidden">{stageMessages.mode()}</legend>
          {STAGE_MODES.map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="mode"
                checked={mode === one}
                onChange={() => send({ type: 'MODE.CHANGE', mode: one })}
              />
              <Icon name={one} />
              {MODE_LABELS[one]()}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="visually-hidden">{stageMessages.width()}</legend>
          {STAGE_WIDTHS.map((one) => (
            <label key={one.width}>
              <input
                type="radio"
                name="width"
                checked={width === one.width}
                onChange={() => send({ type: 'WIDTH.CHANGE', width: one.width })}
              />
              <Icon name={one.icon} />
              {one.label()}
            </label>
          ))}
        </fieldset>
        <ViewerChoice
          site={site}
          viewer={viewer}
          shown={[payload?.page, context.documents, context.history.present]}
          change={(next) => send({ type: 'VIEWER.CHANGE', viewer: next })}
          onOpenChange={setChoosing}
          listFlows={client.listFlows}
          share={staged ? () => client.share({ stage, site: staged.site, path: staged.path, viewer }) : null}
        />
      </div>
      {path === null ? <p className="stage__told">{describeAbsence(context)}</p> : null}
      {stageFailure === null ? null : (
        <div className="stage__told stage__failure">
          <p role="alert">{stageFailure}</p>
          <button type="button" className="button button--quiet" onClick={loadAgain}>
            {failuresMessages.again()}
          </button>
        </div>
      )}
      <p className="stage__loading" role="status">
        {isReady || path === null || stageFailure !== null ? null : stageMessages.loading()}
      </p>
      {stageUrl === null ? null : (
        <div className="stage__view" data-failed={(stageFailure !== null && !isConnected) || undefined}>
          {/* The second of two navigations of one frame at short intervals can be lost, and each adds to the history. */}
          <iframe
            key={stageUrl}
            ref={frame}
            title={stageMessages.title()}
            src={stageUrl}
            sandbox={SANDBOX}
            width={width ?? undefined}
            inert={!isReady || isChoosing}
          />
        </div>
      )}
    </main>
  );
}

/** Why a page is not on the stage. */
function describeAbsence(context: EditorContext): string {
  const { place, documents } = context;
  const isLoaded = place?.key.kind === 'page' && formatDocumentId(place.key) in documents;
  const settings = readPageSettings(getEditedValue(context));
  if (isLoaded && !settings) return pageSettingsMessages.isDeleted();
  if (isLoaded && settings?.isHidden) return pageSettingsMessages.isHidden();
  const isTemplate = isLoaded && isPageTemplate(place.key.name) && settings?.route === null;
  return isTemplate ? stageMessages.template() : stageMessages.noAddress();
}
