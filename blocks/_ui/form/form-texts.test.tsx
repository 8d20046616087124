import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { validateFormValues } from '#domain/forms/check-form.ts';
import type { FormProblem } from '#domain/forms/form-problem.ts';
import { findRuleProblem } from '#domain/forms/form-rules.ts';
import { BlockContext } from '#engine/render/block-context.tsx';
import type { CustomFormFieldRule, Form, FormField, FormMessageKey, FormValues } from '#schemas/forms/form.ts';
import formMessages from '#schemas/forms/form-messages.messages.json' with { type: 'json' };
import { formLoaders } from '#schemas/generated/forms/loaders.gen.ts';
import { listUntranslatedWordsOfBlock, pseudoMessages } from '../../_testing/pseudo-locale.ts';
import { stubBlockContext } from '../../_testing/shop-page.tsx';
import { FormPanel } from './form-panel.tsx';
import { createPageForm } from './page-form.ts';

const surroundings = { today: '2026-11-21', site: { currency: 'AUD' } };
const statePostCodes = { country: 'AU', prefixes: { VIC: ['3'] } };
const VICTORIA: FormValues = { state: 'VIC', country: 'AU' };
const LONG = 'x'.repeat(5_000);

const BROKEN: Readonly<Record<CustomFormFieldRule, string>> = {
  email: 'ada',
  'numbers-only': '12a',
  phone: '12',
  currency: '1.5.0',
  minimum: '0.00',
  maximum: '99999999.00',
  'post-code': '!',
  'post-code-region': '2000',
  'card-holder': '4111111111111111',
  name: '4111111111111111',
  date: '2026-02-31',
  adult: '2026-11-20',
  code: '12',
};

const GENERAL_MESSAGES: readonly FormMessageKey[] = [
  // Errors that the server may return for a form, besides texts of its own.
  ...(['account-locked', 'code-incorrect', 'failed', 'no-answer'] as const),
  // A rule that no form has at present, and a rule in a currency without cents.
  ...(['card-holder', 'currency-example'] as const),
];

type FieldProblem = readonly [field: string, problem: FormProblem];

function listRuleProblems(field: FormField): readonly FieldProblem[] {
  return (field.rules ?? []).map((rule) => {
    const limited = { maximum: '500', statePostCodes, ...field };
    const problem = findRuleProblem(rule, BROKEN[rule], { ...surroundings, field: limited, values: VICTORIA });
    if (!problem) throw new Error(`'${BROKEN[rule]}' does not break the rule '${rule}'`);
    return [field.name, problem];
  });
}

/** Problems by the schema: nothing filled in, everything too short, too long, or repeated differently. */
function listSchemaProblems(form: Form): readonly FieldProblem[] {
  const { fields } = form.description;
  const fill = (value: (index: number) => string) =>
    Object.fromEntries(fields.map(({ name }, index) => [name, value(index)]));
  const fillings = [{}, fill(() => '.'), fill(() => LONG), fill((index) => `Tall-copper-kettle-${index}`)];
  return fillings.flatMap((values) => {
    const result = validateFormValues(form, values, surroundings);
    return result.ok ? [] : Object.entries(result.problems);
  });
}

function renderForm({ description }: Form, problems: readonly FieldProblem[], general: readonly FormProblem[]): string {
  const view = {
    state: 'error',
    values: {},
    problems: Object.fromEntries(problems),
    general,
    isLocked: false,
    failures: 1,
    fills: 0,
  } as const;
  return renderToStaticMarkup(
    <BlockContext value={{ ...stubBlockContext, messages: pseudoMessages }}>
      <FormPanel
        id="form"
        data={createPageForm(description, pseudoMessages, stubBlockContext.site)}
        view={view}
        send={() => undefined}
        labelledBy="heading"
        submitLabel=""
      />
    </BlockContext>,
  );
}

/** Problems by their order at a field, so that each rendered form has one a field. */
function groupByRound(problems: readonly FieldProblem[]): readonly (readonly FieldProblem[])[] {
  const rounds: FieldProblem[][] = [];
  for (const problem of problems) {
    const round = rounds.find((known) => known.every(([field]) => field !== problem[0]));
    if (round) round.push(problem);
    else rounds.push([problem]);
  }
  return rounds;
}

function listProblems(form: Form): readonly FieldProblem[] {
  return [...listSchemaProblems(form), ...form.description.fields.flatMap(listRuleProblems)];
}

test.each(Object.entries(formLoaders))(
  'the form %s has no words but translated ones in any of its errors',
  async (_, load) => {
    const form = await load();
    const general = GENERAL_MESSAGES.map((message) => ({ message, values: { example: '1000' } }));
    const found = groupByRound(listProblems(form)).flatMap((round) => {
      const html = renderForm(form, round, general);
      expect(html.match(/class="field__error"/g)).toHaveLength(round.length);
      return listUntranslatedWordsOfBlock(html, []);
    });
    expect([...new Set(found)]).toEqual([]);
  },
);

test('the errors that are checked for untranslated words include every message that forms can show', async () => {
  const forms = await Promise.all(Object.values(formLoaders).map((load) => load()));
  const problems = forms.flatMap(listProblems).flatMap(([, problem]) => ('message' in problem ? problem.message : []));
  const shown = new Set<string>([...problems, ...GENERAL_MESSAGES]);
  const { $schema, ...all } = formMessages;
  expect(Object.keys(all).filter((name) => !shown.has(name))).toEqual([]);
});
