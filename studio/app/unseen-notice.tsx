import { useId, useRef, useState } from 'react';
import { describeViewer } from '../editor/describe-viewer.ts';
import type { EditorEvent } from '../editor/editor.types.ts';
import { unseenBlocksMessages } from '../editor/unseen-blocks.messages.gen.ts';
import type { UnseenBlock } from '../editor/unseen-blocks.ts';

interface UnseenNoticeProps {
  /** Null for a block that is on the page. */
  readonly unseen: UnseenBlock | null;
  readonly site: Parameters<typeof describeViewer>[1];
  readonly send: (event: EditorEvent) => void;
}

/** Why a block is not on the page, and a press that shows the page as to someone who sees it. */
export function UnseenNotice({ unseen, site, send }: UnseenNoticeProps) {
  const id = useId();
  const words = useRef<HTMLParagraphElement>(null);
  const [isSwitched, setSwitched] = useState(false);
  const seenBy = unseen?.seenBy ?? null;
  return (
    <div className="unseen">
      <p ref={words} role="status" tabIndex={-1}>
        {unseen ? unseen.reason : isSwitched ? unseenBlocksMessages.seen() : null}
      </p>
      {seenBy ? (
        <>
          <button
            type="button"
            className="button button--quiet"
            aria-describedby={id}
            onClick={() => {
              send({ type: 'VIEWER.CHANGE', viewer: seenBy });
              setSwitched(true);
              // The button is gone once the block is seen.
              words.current?.focus();
            }}
          >
            {unseenBlocksMessages.see()}
          </button>
          <p id={id} className="field__help">
            {describeViewer(seenBy, site)}
          </p>
        </>
      ) : null}
    </div>
  );
}
