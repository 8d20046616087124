import type { MessageFileContent } from '#engine/messages/message-source.ts';
import { readDocumentPayload } from './document-texts.ts';
import { type PageScriptMessages, pageScriptMessages } from './page-script.messages.gen.ts';

/**
 * Loads a text of the page script from the messages of flows.
 *
 * @throws where they can't be loaded
 */
export async function loadPageScriptText(
  name: keyof PageScriptMessages,
  importFile: (path: string) => Promise<{ readonly default: Pick<MessageFileContent, 'messages'> }> = importMessages,
): Promise<string> {
  const { default: content } = await importFile(readDocumentPayload().flowMessages ?? '');
  const id = `${pageScriptMessages.catalogue}.${name}`;
  return String(content.messages[id] ?? id);
}

function importMessages(path: string) {
  return import(/* @vite-ignore */ path);
}
