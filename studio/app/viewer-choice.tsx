import { useId, useRef, useState } from 'react';
import type { ShareAnswer, StudioFlow, StudioSiteEntry, StudioViewer } from '../api-types.ts';
import { describeViewer } from '../editor/describe-viewer.ts';
import { findFlowsOnPage } from '../editor/viewer.ts';
import { viewerChoiceMessages } from '../editor/viewer-choice.messages.gen.ts';
import { ContextPanel } from './context/context-panel.tsx';
import { useFocusRestore } from './context/use-focus-restore.ts';

interface ViewerChoiceProps {
  readonly site: StudioSiteEntry;
  readonly viewer: StudioViewer;
  /** Page on the stage, to find the types of its blocks. */
  readonly shown: unknown;
  readonly change: (viewer: StudioViewer) => void;
  readonly onOpenChange: (isOpen: boolean) => void;
  readonly listFlows: () => Promise<readonly StudioFlow[]>;
  /** Null for a page that is not shown. */
  readonly share: (() => Promise<ShareAnswer>) | null;
}

/** As whom and when the stage shows the page, in words; a press opens the choices. */
export function ViewerChoice({ site, viewer, shown, change, onOpenChange, listFlows, share }: ViewerChoiceProps) {
  const id = useId();
  /** When the panel was opened; null while it is closed. */
  const [opened, setOpened] = useState<number | null>(null);
  const [flows, setFlows] = useState<readonly StudioFlow[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useFocusRestore(panel, opened !== null);
  const words = describeViewer(viewer, site);
  const open = () => {
    setOpened(Date.now());
    setFailure(null);
    if (!flows) listFlows().then(setFlows, (error: Error) => setFailure(error.message));
  };
  return (
    <div className="context" data-tour="viewer">
      <button type="button" className="button button--quiet context__open" popoverTarget={id} aria-haspopup="dialog">
        {words}
      </button>
      {/* The stage announces that it loads, but not as whom the page is seen. */}
      <p role="status" className="visually-hidden">
        {opened === null ? null : words}
      </p>
      <div
        ref={panel}
        id={id}
        popover="auto"
        className="context__panel"
        role="dialog"
        aria-label={viewerChoiceMessages.panel()}
        onBeforeToggle={({ newState }) => {
          onOpenChange(newState === 'open');
          if (newState === 'open') open();
          else setOpened(null);
        }}
      >
        {opened === null ? null : (
          <ContextPanel
            site={site}
            viewer={viewer}
            change={change}
            flows={findFlowsOnPage(flows ?? [], shown)}
            now={opened}
            share={share}
          />
        )}
        {failure === null ? null : <p role="alert">{viewerChoiceMessages.flowsFailed({ reason: failure })}</p>}
      </div>
    </div>
  );
}
