import { useCallback, useEffect, useRef } from 'react';
import { STAGE_CHANNEL, type StudioToStageMessage } from '#schemas/browser/stage-messages.ts';
import type { StudioSiteEntry } from '../api-types.ts';
import type { EditorContext, EditorEvent } from '../editor/editor.types.ts';
import { readStageBlockId, toStageBlockId } from '../editor/page-blocks.ts';
import { parseStageMessage } from '../editor/parse-stage-message.ts';
import { text } from '../messages/text.ts';
import { ViewerChoice } from './viewer-choice.tsx';

interface StageProps {
  readonly site: StudioSiteEntry;
  readonly context: EditorContext;
  /** Whether the stage is connected. */
  readonly isReady: boolean;
  readonly send: (event: EditorEvent) => void;
  /** A link to this path of the shop was pressed. */
  readonly onFollow: (path: string) => void;
}

const WIDTHS = [
  { width: 390, label: text('stage.phone') },
  { width: 768, label: text('stage.tablet') },
  { width: 1280, label: text('stage.desktop') },
] as const;

type StageMessage = StudioToStageMessage extends infer Message
  ? Message extends { readonly channel: string }
    ? Omit<Message, 'channel'>
    : never
  : never;

/** The shop in a frame, which shows the page as it is being edited. */
export function Stage({ site, context, isReady, send, onFollow }: StageProps) {
  const { origin } = site;
  const { stageUrl, payload, viewer, chosen, mode, width, stageFailure, page } = context;
  const frame = useRef<HTMLIFrameElement>(null);
  const tell = useCallback(
    (message: StageMessage) =>
      frame.current?.contentWindow?.postMessage({ channel: STAGE_CHANNEL, ...message }, origin),
    [origin],
  );
  useEffect(() => {
    const receive = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== origin) return;
      const message = parseStageMessage(event.data);
      if (message?.type === 'ready') send({ type: 'STAGE.READY' });
      if (message?.type === 'chosen')
        send({ type: 'BLOCK.CHOOSE', id: message.block === null ? null : readStageBlockId(message.block) });
      if (message?.type === 'follow') onFollow(message.path);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [origin, send, onFollow]);
  useEffect(() => {
    if (payload) tell({ type: 'show', revision: payload.revision, payload: payload.page });
  }, [payload, tell]);
  // Sent again after each load of the frame.
  useEffect(() => {
    if (isReady) tell({ type: 'mode', mode });
  }, [isReady, mode, tell]);
  useEffect(() => {
    if (isReady) tell({ type: 'mark', block: chosen === null ? null : toStageBlockId(chosen) });
  }, [isReady, chosen, tell]);
  return (
    <main className="stage" aria-busy={!isReady || undefined}>
      <div className="stage__tools">
        <fieldset>
          <legend className="visually-hidden">{text('stage.mode')}</legend>
          {(['select', 'try'] as const).map((one) => (
            <label key={one}>
              <input
                type="radio"
                name="mode"
                checked={mode === one}
                onChange={() => send({ type: 'MODE.CHANGE', mode: one })}
              />
              {text(one === 'select' ? 'stage.select' : 'stage.try')}
            </label>
          ))}
        </fieldset>
        <fieldset>
          <legend className="visually-hidden">{text('stage.width')}</legend>
          {WIDTHS.map((one) => (
            <label key={one.width}>
              <input
                type="radio"
                name="width"
                checked={width === one.width}
                onChange={() => send({ type: 'WIDTH.CHANGE', width: one.width })}
              />
              {one.label}
            </label>
          ))}
        </fieldset>
        <ViewerChoice site={site} viewer={viewer} change={(next) => send({ type: 'VIEWER.CHANGE', viewer: next })} />
      </div>
      {page.path === null ? <p className="stage__told">{text('stage.noAddress')}</p> : null}
      {stageFailure === null ? null : (
        <p className="stage__told" role="alert">
          {text('stage.failed', { reason: stageFailure })}
        </p>
      )}
      <p className="stage__loading" role="status">
        {isReady || page.path === null || stageFailure !== null ? null : text('stage.loading')}
      </p>
      {stageUrl === null ? null : (
        <div className="stage__view">
          <iframe ref={frame} title={text('stage.title')} src={stageUrl} width={width ?? undefined} inert={!isReady} />
        </div>
      )}
    </main>
  );
}
