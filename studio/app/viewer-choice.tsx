import type { StudioSiteEntry, StudioViewer } from '../api-types.ts';
import { text } from '../messages/text.ts';

interface ViewerChoiceProps {
  readonly site: StudioSiteEntry;
  readonly viewer: StudioViewer;
  readonly change: (viewer: StudioViewer) => void;
}

/** For whom the stage shows the page. */
export function ViewerChoice({ site, viewer, change }: ViewerChoiceProps) {
  const { segments, regions } = site;
  return (
    <fieldset className="viewer">
      <legend>{text('viewer.legend')}</legend>
      <label>
        {text('viewer.visitor')}
        <select
          value={String(viewer.signedIn)}
          onChange={({ target }) => change({ ...viewer, signedIn: target.value === 'true' })}
        >
          <option value="false">{text('viewer.stranger')}</option>
          <option value="true">{text('viewer.customer')}</option>
        </select>
      </label>
      <Choice
        label={text('viewer.segment')}
        value={viewer.segment}
        choices={segments.map((segment) => ({ key: segment, name: segment }))}
        change={(segment) => change({ ...viewer, segment })}
      />
      <Choice
        label={text('viewer.region')}
        value={viewer.region}
        choices={regions}
        change={(region) => change({ ...viewer, region })}
      />
    </fieldset>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string | null;
  readonly choices: readonly { readonly key: string; readonly name: string }[];
  readonly change: (key: string | null) => void;
}

function Choice({ label, value, choices, change }: ChoiceProps) {
  if (choices.length < 2) return null;
  return (
    <label>
      {label}
      <select value={value ?? ''} onChange={({ target }) => change(target.value === '' ? null : target.value)}>
        <option value="">{text('viewer.usual')}</option>
        {choices.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
