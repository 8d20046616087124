import type { PreviewContext } from '#engine/server/preview/preview-context.ts';
import { previewMakerPageMessages as messages } from './preview-maker-page.messages.gen.ts';

export interface PreviewLinkMakerPageProps {
  readonly sites: readonly { readonly key: string; readonly name: string; readonly regions: readonly string[] }[];
  readonly segments: readonly string[];
  readonly capabilities: readonly string[];
  readonly locales: readonly string[];
  /** Initial values of the form. */
  readonly context: PreviewContext;
  readonly days: number;
  /** Signature parameters, sent with the form as hidden fields. */
  readonly carried: Readonly<Record<string, string>>;
  /** The created link; null for none. */
  readonly link: string | null;
  /** An instruction or an error; null for none. */
  readonly note: string | null;
}

/** A form that makes links to previews. */
export function PreviewLinkMakerPage({
  sites,
  segments,
  capabilities,
  locales,
  context,
  days,
  carried,
  link,
  note,
}: PreviewLinkMakerPageProps) {
  const at = context.at === null ? '' : new Date(context.at).toISOString().slice(0, 16);
  return (
    <main>
      <h1>{messages.heading()}</h1>
      <p className="lead">{messages.lead()}</p>
      {note ? (
        <p className="note" role="status">
          {note}
        </p>
      ) : null}
      {link ? (
        <section className="link" aria-label={messages.yourLink()}>
          <p>
            <a href={link}>{messages.open()}</a>
          </p>
          <textarea readOnly aria-label={messages.copy()} rows={4} value={link} />
        </section>
      ) : null}
      <form method="post" action="/_preview">
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={messages.brand()} name="site">
          <select id="site" name="site" defaultValue={context.site ?? sites[0]?.key}>
            {sites.map((site) => (
              <option key={site.key} value={site.key}>
                {site.name}
              </option>
            ))}
          </select>
        </Field>
        <Field label={messages.address()} name="path" hint={messages.addressHint()}>
          <input id="path" name="path" defaultValue={context.path} required />
        </Field>
        <Field label={messages.drafts()} name="draft" hint={messages.draftsHint()}>
          <input id="draft" name="draft" defaultValue={context.draft ?? ''} />
        </Field>
        <Field label={messages.moment()} name="at" hint={messages.momentHint()}>
          <input id="at" name="at" type="datetime-local" defaultValue={at} />
        </Field>
        <Choice
          label={messages.segment()}
          name="segment"
          value={context.segment}
          options={segments}
          empty={messages.usualSegment()}
        />
        <Choice
          label={messages.language()}
          name="locale"
          value={context.locale}
          options={locales}
          empty={messages.usualLanguage()}
        />
        <Choice
          label={messages.region()}
          name="region"
          value={context.region}
          options={[...new Set(sites.flatMap(({ regions }) => regions))]}
          empty={messages.noRegion()}
        />
        <Field label={messages.with()} name="with" hint={messages.capabilitiesHint()}>
          <input id="with" name="with" list="capabilities" defaultValue={context.with.join(', ')} />
        </Field>
        <Field label={messages.without()} name="without" hint={messages.capabilitiesHint()}>
          <input id="without" name="without" list="capabilities" defaultValue={context.without.join(', ')} />
        </Field>
        <Field label={messages.days()} name="days">
          <input id="days" name="days" type="number" min={1} max={90} defaultValue={days} required />
        </Field>
        <p className="tick">
          <input id="signed-in" name="signed-in" type="checkbox" value="true" defaultChecked={context.signedIn} />
          <label htmlFor="signed-in">{messages.signedIn()}</label>
        </p>
        <datalist id="capabilities">
          {capabilities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <p className="wide">
          <button type="submit">{messages.make()}</button>
        </p>
      </form>
    </main>
  );
}

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly hint?: string;
  readonly children: React.ReactNode;
}

function Field({ label, name, hint, children }: FieldProps) {
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      {hint ? <small>{hint}</small> : null}
      {children}
    </p>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string | null;
  readonly options: readonly string[];
  readonly empty: string;
}

function Choice({ label, name, value, options, empty }: ChoiceProps) {
  return (
    <Field label={label} name={name}>
      <select id={name} name={name} defaultValue={value ?? ''}>
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </Field>
  );
}
