import { getEditorLanguage } from '#engine/messages/editor-messages.ts';
import type { ChoiceLabels } from './schema-field.types.ts';

/** `actionLabel` is "Action label". */
export function formatKeyAsLabel(key: string): string {
  return capitalise(
    key.replaceAll(/([a-z0-9])([A-Z])/g, (_, before: string, next: string) => `${before} ${next.toLowerCase()}`),
  );
}

/** Label of a choice: its own, or one made from its value, see `formatChoice`. */
export function formatLabelledChoice(choice: string | number, labels: ChoiceLabels): string {
  return labels[choice] ?? formatChoice(choice);
}

/** `closing_soon` is "Closing soon", `wide-first` is "Wide first". */
export function formatChoice(choice: string | number | boolean): string {
  return formatKeyAsLabel(String(choice).replaceAll(/[_-]+/g, ' ').trim());
}

/** A language with its country: `en-AU` is "Australian English". */
export function formatLocale(locale: string): string {
  return new Intl.DisplayNames([getEditorLanguage().tag], { type: 'language' }).of(locale) ?? locale;
}

/** A sentence as the label of a choice: "No shadow." is "No shadow". */
export function formatSentenceAsLabel(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

function capitalise(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
