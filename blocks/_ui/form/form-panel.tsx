import {
  type ReactNode,
  type FormEvent as SubmitEvent,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import { useMessages } from '#engine/messages/use-messages.ts';
import { useSite } from '#engine/render/block-context.tsx';
import type { FormEvent } from '#machines/_kit/form/form.types.ts';
import type { FormView } from '#machines/_kit/form/form.view.ts';
import type { FormValues } from '#schemas/forms/form.ts';
import { useRunOncePointerReleased } from '../use-after-click.ts';
import { FormErrorSummary } from './error-summary.tsx';
import { formControlsMessages } from './form-controls.messages.gen.ts';
import { LabelledFormField } from './form-field.tsx';
import { formatFormProblem } from './format-form-problem.ts';
import type { LabelledField, PageFormDefinition } from './page-form.ts';
import { SubmitButton } from './submit-button.tsx';
import { useFormMessages } from './use-form-messages.ts';

/** How a customer confirms a submission that the server refused with a question. */
export interface FormRefusalRemedy {
  /** Heading of the summary, where the refusal is a question rather than a mistake. */
  readonly heading?: string;
  readonly action: ReactNode;
}

interface FormPanelProps {
  /** Unique on the page: ids of the fields begin with it. */
  readonly id: string;
  readonly data: PageFormDefinition;
  /** Null until the machine runs. */
  readonly view: FormView | null;
  readonly send: (event: FormEvent) => void;
  /** Id of the element that names the form. */
  readonly labelledBy: string;
  readonly submitLabel: string;
  /** Values that the server rendered into the fields; the machine gets the same. */
  readonly initial?: FormValues;
  /** Remedies by refusal code. */
  readonly remedies?: Readonly<Record<string, FormRefusalRemedy>> | undefined;
}

/**
 * A form with its fields, for any block. The browser keeps the typed values and the machine is notified of changes.
 * It can't be submitted before hydration, because no server endpoint handles a plain form request.
 */
export function FormPanel(props: FormPanelProps) {
  const messages = useMessages(formControlsMessages);
  const { id, data, view, send, labelledBy, submitLabel, initial, remedies = {} } = props;
  const { fields, links } = data;
  const problemMessages = useFormMessages(data);
  const { locale, minimumAge } = useSite();
  const isHydrated = useSyncExternalStore(neverChanges, isTrue, isFalse);
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState<string | null>(null);
  const afterPress = useRunOncePointerReleased();
  const { state = 'idle', problems = {}, general = [], isLocked = false, failures = 0, fills = 0 } = view ?? {};
  const values = fills === 0 ? { ...initial, ...view?.values } : (view?.values ?? {});
  const isBusy = state === 'submitting';

  const hasSentTypedValues = useRef(false);
  useEffect(() => {
    if (hasSentTypedValues.current || !form.current) return;
    hasSentTypedValues.current = true;
    sendTypedValues(form.current, fields, values, send);
  });

  // The summary lists the problems of the last submission; later ones are shown at their fields only.
  const [failed, setFailed] = useState({ count: failures, names: Object.keys(problems) });
  if (failed.count !== failures) {
    setFailed({ count: failures, names: Object.keys(problems) });
    setLeft(null);
  }
  const previousFailures = useRef(failures);
  useEffect(() => {
    if (previousFailures.current === failures) return;
    previousFailures.current = failures;
    summary.current?.focus();
  }, [failures]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    afterPress.cancel();
    send({ type: 'FORM.SUBMIT', values: typedIn(event.currentTarget, fields) });
  }

  const format = (problem: FormProblem) =>
    formatFormProblem(problem, problemMessages, findNameInSentence(problem, fields, locale), minimumAge);
  const fieldProblems = fields.flatMap(({ name, label }) => {
    const problem = problems[name];
    return problem ? [{ name, id: `${id}-${name}`, label, text: format(problem) }] : [];
  });
  const offered = general.flatMap((problem) => ('code' in problem ? (remedies[problem.code] ?? []) : []));
  const heading = offered.find((remedy) => remedy.heading)?.heading ?? messages.problem();
  return (
    <form
      ref={form}
      className="form-panel"
      method="post"
      aria-labelledby={labelledBy}
      noValidate={isHydrated}
      onSubmit={submit}
    >
      <FormErrorSummary
        ref={summary}
        heading={isLocked ? messages.locked() : heading}
        texts={general.map(format)}
        remedy={offered.map(({ action }) => action)}
        entries={failures > 0 ? fieldProblems.filter(({ name }) => failed.names.includes(name)) : []}
      />
      <div className="form-panel__fields" key={initial ? Math.max(fills, 1) : fills}>
        {fields.map((field) => (
          <LabelledFormField
            key={field.name}
            field={field}
            id={`${id}-${field.name}`}
            value={values[field.name]}
            problem={fieldProblems.find(({ name }) => name === field.name)?.text ?? null}
            isDisabled={isLocked}
            link={links[field.name]}
            onChange={(value) => send({ type: 'FIELD.CHANGE', name: field.name, value })}
            onLeave={() =>
              afterPress.run(() => {
                setLeft(field.name);
                send({ type: 'FIELD.BLUR', name: field.name });
              })
            }
          />
        ))}
      </div>
      <SubmitButton label={submitLabel} isBusy={isBusy} isDisabled={!isHydrated || isLocked} />
      <p className="visually-hidden" role="status">
        {isBusy
          ? messages.sending()
          : fieldProblems
              .filter(({ name }) => name === left)
              .map(({ label, text }) => messages.fieldProblem({ label, problem: text }))}
      </p>
      <noscript>
        <p className="form-panel__no-script">{messages.noScript()}</p>
      </noscript>
    </form>
  );
}

/** Current field values, including those that autofill has set without an event. */
function typedIn(form: HTMLFormElement, fields: readonly Pick<LabelledField, 'name' | 'widget'>[]): FormValues {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map(({ name, widget }) => [name, widget === 'checkbox' ? data.has(name) : String(data.get(name) ?? '')]),
  );
}

/** Sends values that were typed or autofilled before hydration. */
function sendTypedValues(
  form: HTMLFormElement,
  fields: readonly LabelledField[],
  known: FormValues,
  send: FormPanelProps['send'],
): void {
  for (const [name, value] of Object.entries(typedIn(form, fields))) {
    if (value !== (known[name] ?? '') && value !== false) send({ type: 'FIELD.CHANGE', name, value });
  }
}

const neverChanges = () => () => undefined;
const isTrue = () => true;
const isFalse = () => false;

/** Name of the field whose value must be repeated, as written within a sentence. */
function findNameInSentence(
  problem: FormProblem,
  fields: readonly Pick<LabelledField, 'name' | 'label'>[],
  locale: string,
): string {
  const name = 'values' in problem ? problem.values?.field : undefined;
  const { label = '' } = fields.find((field) => field.name === name) ?? {};
  return label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}
