import type { MessageCatalogue } from './message-catalogue.ts';

/** The messages of a catalogue file that the generator has checked, whose type TypeScript reads as plain texts. */
export function readMessages(catalogue: Readonly<Record<string, unknown>>): MessageCatalogue {
  const { $schema: _, $audience: __, ...messages } = catalogue;
  return Object(messages);
}
