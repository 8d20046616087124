import type { ShareAnswer, StudioFlow, StudioSiteEntry, StudioViewer } from '../../api-types.ts';
import { formatLocale } from '../../editor/field-words.ts';
import { findVisitorChoice, listVisitorChoices, USUAL_VIEWER } from '../../editor/viewer.ts';
import { viewerChoiceMessages } from '../../editor/viewer-choice.messages.gen.ts';
import { CapabilitySwitches } from './capability-switches.tsx';
import { FlowChoice } from './flow-choice.tsx';
import { MomentChoice } from './moment-choice.tsx';
import { RadioList } from './radio-list.tsx';
import { ShareLink } from './share-link.tsx';

interface ContextPanelProps {
  readonly site: StudioSiteEntry;
  readonly viewer: StudioViewer;
  readonly change: (viewer: StudioViewer) => void;
  readonly flows: readonly StudioFlow[];
  /** When the panel was opened, in epoch milliseconds. */
  readonly now: number;
  /** Null for a page that is not shown. */
  readonly share: (() => Promise<ShareAnswer>) | null;
}

/** The choices of who sees the page and when. */
export function ContextPanel({ site, viewer, change, flows, now, share }: ContextPanelProps) {
  const visitors = listVisitorChoices(site);
  const usual = { value: null, name: viewerChoiceMessages.usual() };
  return (
    <>
      <RadioList
        legend={viewerChoiceMessages.visitor()}
        value={findVisitorChoice(visitors, viewer)?.key}
        choices={visitors.map(({ key, name }) => ({ value: key, name }))}
        choose={(chosen) => change({ ...viewer, ...visitors.find(({ key }) => key === chosen)?.visitor })}
      />
      {site.regions.length > 0 ? (
        <RadioList
          legend={viewerChoiceMessages.region()}
          value={viewer.region}
          choices={[usual, ...site.regions.map(({ key, name }) => ({ value: key, name }))]}
          choose={(region) => change({ ...viewer, region })}
        />
      ) : null}
      <MomentChoice at={viewer.at} timeZone={site.timeZone} now={now} choose={(at) => change({ ...viewer, at })} />
      {site.locales.length > 1 ? (
        <RadioList
          legend={viewerChoiceMessages.locale()}
          value={viewer.locale}
          choices={[usual, ...site.locales.map((locale) => ({ value: locale, name: formatLocale(locale) }))]}
          choose={(locale) => change({ ...viewer, locale })}
        />
      ) : null}
      <RadioList<StudioViewer['consent']>
        legend={viewerChoiceMessages.consent()}
        value={viewer.consent}
        choices={[
          { value: null, name: viewerChoiceMessages.notAsked() },
          { value: 'given', name: viewerChoiceMessages.given() },
          { value: 'refused', name: viewerChoiceMessages.refused() },
        ]}
        choose={(consent) => change({ ...viewer, consent })}
      />
      {flows.length > 0 ? (
        <FlowChoice flows={flows} chosen={viewer.flow} choose={(flow) => change({ ...viewer, flow })} />
      ) : null}
      <CapabilitySwitches capabilities={site.capabilities} viewer={viewer} change={change} />
      <div className="context__actions">
        <button type="button" className="button button--quiet" onClick={() => change(USUAL_VIEWER)}>
          {viewerChoiceMessages.reset()}
        </button>
        {share ? <ShareLink share={share} timeZone={site.timeZone} /> : null}
      </div>
    </>
  );
}
