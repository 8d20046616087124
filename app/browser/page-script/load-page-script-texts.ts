import type { MessageFileContent } from '#engine/messages/message-source.ts';
import { readDocumentPayload } from './document-texts.ts';
import { type PageScriptMessages, pageScriptMessages } from './page-script.messages.gen.ts';

/**
 * Loads the texts of the page script with the messages of flows.
 *
 * @throws where they can't be loaded
 */
export async function loadPageScriptTexts(
  importFile: (path: string) => Promise<{ readonly default: Pick<MessageFileContent, 'messages'> }> = importMessages,
): Promise<Readonly<Record<keyof PageScriptMessages, string>>> {
  const { default: content } = await importFile(readDocumentPayload().flowMessages ?? '');
  const readText = (name: keyof PageScriptMessages): string => {
    const id = `${pageScriptMessages.catalogue}.${name}`;
    return String(content.messages[id] ?? id);
  };
  return {
    outdated: readText('outdated'),
    signedOutTitle: readText('signedOutTitle'),
    signedOut: readText('signedOut'),
  };
}

function importMessages(path: string) {
  return import(/* @vite-ignore */ path);
}
