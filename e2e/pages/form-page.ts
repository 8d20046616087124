import type { Locator, Page } from 'playwright-core';
import { texts } from '../harness/texts.ts';

/** A form on any page, by the name that its heading gives it. */
export function createFormPageObjectByHeading(page: Page, name: string) {
  const form = page.getByRole('form', { name });
  return {
    form,
    field: (label: string | RegExp): Locator =>
      form
        .getByLabel(label, { exact: true })
        .or(form.getByLabel(`${String(label)} ${texts.formControls.optional()}`, { exact: true })),
    submit: form.locator('button[type=submit]'),
    summary: form.getByRole('alert'),
    requiredLabels: (): Promise<string[]> =>
      form
        .locator(':required')
        .evaluateAll((elements) =>
          elements.flatMap((element) =>
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement
              ? [element.labels?.[0]?.textContent ?? '']
              : [],
          ),
        ),
    /** Names of the elements that the Tab key leads through, from the first field on. */
    tabOrder: async (steps: number): Promise<string[]> => {
      await form.locator('input').first().focus();
      const names: string[] = [];
      for (let step = 0; step < steps; step += 1) {
        names.push(await focusedName(page));
        await page.keyboard.press('Tab');
      }
      return names;
    },
  };
}

function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { activeElement: element } = document;
    if (element instanceof HTMLInputElement || element instanceof HTMLSelectElement) {
      return element.labels?.[0]?.textContent ?? '';
    }
    return element?.textContent?.trim() ?? '';
  });
}
