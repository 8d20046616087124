import type { PreviewContext } from '#engine/server/preview/preview-context.ts';

export interface PreviewLinkMakerPageProps {
  readonly sites: readonly { readonly key: string; readonly name: string; readonly regions: readonly string[] }[];
  readonly segments: readonly string[];
  readonly capabilities: readonly string[];
  readonly locales: readonly string[];
  /** What stands in the form at first. */
  readonly context: PreviewContext;
  readonly days: number;
  /** Carried along, so that the form opens to whom the page did. */
  readonly carried: Readonly<Record<string, string>>;
  /** The link that was asked for. */
  readonly link: string | null;
  /** What to do, or what is wrong with what was asked. */
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
      <h1>Preview a page</h1>
      <p className="lead">
        See any page as somebody else would: with drafts, in another brand, for another visitor, at another moment. The
        link can be shared, and ends by itself.
      </p>
      {note ? (
        <p className="note" role="status">
          {note}
        </p>
      ) : null}
      {link ? (
        <section className="link" aria-label="Your link">
          <p>
            <a href={link}>Open the preview</a>
          </p>
          <textarea readOnly aria-label="The link, to be copied" rows={4} value={link} />
        </section>
      ) : null}
      <form method="post" action="/_preview">
        {Object.entries(carried).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label="Brand" name="site">
          <select id="site" name="site" defaultValue={context.site ?? sites[0]?.key}>
            {sites.map((site) => (
              <option key={site.key} value={site.key}>
                {site.name}
              </option>
            ))}
          </select>
        </Field>
        <Field label="Address" name="path" hint="Such as /lotto-tickets">
          <input id="path" name="path" defaultValue={context.path} required />
        </Field>
        <Field label="Drafts" name="draft" hint="Name of the version, such as draft; empty for what is published">
          <input id="draft" name="draft" defaultValue={context.draft ?? ''} />
        </Field>
        <Field label="Moment (UTC)" name="at" hint="Empty for now">
          <input id="at" name="at" type="datetime-local" defaultValue={at} />
        </Field>
        <Choice label="Segment" name="segment" value={context.segment} options={segments} empty="the default one" />
        <Choice label="Language" name="locale" value={context.locale} options={locales} empty="that of the brand" />
        <Choice
          label="Region"
          name="region"
          value={context.region}
          options={[...new Set(sites.flatMap(({ regions }) => regions))]}
          empty="none"
        />
        <Field label="Also with" name="with" hint="Capabilities, separated by commas">
          <input id="with" name="with" list="capabilities" defaultValue={context.with.join(', ')} />
        </Field>
        <Field label="But without" name="without" hint="Capabilities, separated by commas">
          <input id="without" name="without" list="capabilities" defaultValue={context.without.join(', ')} />
        </Field>
        <Field label="Days that the link holds" name="days">
          <input id="days" name="days" type="number" min={1} max={90} defaultValue={days} required />
        </Field>
        <p className="tick">
          <input id="signed-in" name="signed-in" type="checkbox" value="true" defaultChecked={context.signedIn} />
          <label htmlFor="signed-in">As a customer who is signed in</label>
        </p>
        <datalist id="capabilities">
          {capabilities.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <p className="wide">
          <button type="submit">Make a link</button>
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
