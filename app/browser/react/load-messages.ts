import type { MessageFileContent, MessageSource } from '#engine/messages/message-source.ts';
import { createMessageSource } from '#engine/messages/message-source.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';

const loaded = new Map<string, MessageFileContent>();

/** False when the file could not be loaded, for example after a new build. */
export async function loadMessages(path: string | undefined): Promise<boolean> {
  if (path === undefined || loaded.has(path)) return true;
  try {
    const response = await fetch(path);
    if (!response.ok) return false;
    const content: MessageFileContent = await response.json();
    loaded.set(path, content);
    return true;
  } catch {
    return false;
  }
}

/** Messages of a page, also those of overlays and flows that are loaded later. */
export function getLoadedMessages({
  messages,
  overlayMessages,
  flowMessages,
}: Pick<PagePayload, 'messages' | 'overlayMessages' | 'flowMessages'>): MessageSource {
  const paths = [messages, overlayMessages, flowMessages].filter((path) => path !== undefined);
  return { find: (id) => createMessageSource(paths.flatMap((path) => loaded.get(path) ?? [])).find(id) };
}
