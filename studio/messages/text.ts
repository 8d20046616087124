import messages from './studio.messages.json' with { type: 'json' };

export type StudioMessageId = keyof typeof messages;

/** Text of a message, with values in the place of their names in braces. */
export function text(id: StudioMessageId, values: Readonly<Record<string, string | number>> = {}): string {
  return messages[id].text.replace(/\{(\w+)\}/g, (name, key: string) => String(values[key] ?? name));
}
