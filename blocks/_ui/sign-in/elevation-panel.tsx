import type { RequiredElevation } from '#engine/api/elevation.ts';
import { useFlow } from '#engine/flows/use-flow.tsx';
import { useMessages } from '#engine/messages/use-messages.ts';
import { pageDataElevationFlow } from '#machines/sign-in/page-data-elevation/page-data-elevation.flow.ts';
import { pageDataElevationView } from '#machines/sign-in/page-data-elevation/page-data-elevation.view.ts';
import { useHydrated } from '../use-hydrated.ts';
import { elevationPanelMessages } from './elevation-panel.messages.gen.ts';

interface ElevationPanelProps {
  readonly heading: string;
  readonly elevation: RequiredElevation;
}

/**
 * Shown in place of a block whose data the API withholds until a one-time code is entered. The button opens the prompt;
 * afterwards, the page reloads its data.
 */
export function ElevationRequiredPanel({ heading, elevation }: ElevationPanelProps) {
  const messages = useMessages(elevationPanelMessages);
  const { view, send } = useFlow(pageDataElevationFlow, pageDataElevationView, false);
  const isHydrated = useHydrated();
  return (
    <section className="elevation-panel band">
      <div className="wrap wrap--narrow">
        <div className="elevation-panel__words card ground-surface">
          <h2>{heading}</h2>
          <p>{messages.text()}</p>
          <p>
            <button
              type="button"
              className="button"
              disabled={!isHydrated || view?.isPromptOpen}
              onClick={() => send({ type: 'ELEVATION.REQUEST', elevation })}
            >
              {messages.ask()}
            </button>
          </p>
          <p role="status" className="small">
            {view?.isPromptOpen ? messages.asking() : view?.failure === 'not_reloaded' ? messages.notReloaded() : null}
          </p>
        </div>
      </div>
    </section>
  );
}
