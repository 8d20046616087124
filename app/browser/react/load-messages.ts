import { createMessageSource, type MessageFileContent, type MessageSource } from '#engine/messages/message-source.ts';
import type { PagePayload } from '#engine/render/page-payload.ts';
import type { ShownFallbacks } from './mark-fallbacks.ts';

/** Message files of a browser. */
export interface MessageFiles {
  /** False when the file could not be loaded, for example after a new build. */
  load(path: string | undefined): Promise<boolean>;
  /** Messages of a page, also those of overlays and flows that are loaded later. */
  messagesOf(page: Pick<PagePayload, 'messages' | 'overlayMessages' | 'flowMessages'>): MessageSource;
}

export function createMessageFiles(importFile: (path: string) => Promise<MessageFileContent>): MessageFiles {
  const loaded = new Map<string, MessageFileContent>();
  return {
    async load(path) {
      if (path === undefined || loaded.has(path)) return true;
      try {
        loaded.set(path, await importFile(path));
        return true;
      } catch {
        return false;
      }
    },
    messagesOf({ messages, overlayMessages, flowMessages }) {
      const paths = [messages, overlayMessages, flowMessages].filter((path) => path !== undefined);
      return { find: (id) => createMessageSource(paths.flatMap((path) => loaded.get(path) ?? [])).find(id) };
    },
  };
}

let isHydrated = () => false;

/** Sets how to know that the page is hydrated. Until then React expects elements as they are without marks. */
export function setHydrationCheck(check: () => boolean): void {
  isHydrated = check;
}

/** Names the language of texts that are in another than the page. Only pages that have some load the code for it. */
export async function markFallbacks(shown: ShownFallbacks): Promise<void> {
  if (shown.fallbackTexts || shown.locales)
    await import('./mark-fallbacks.ts').then(
      (module) => module.addFallbacks(shown, () => isHydrated()),
      () => undefined,
    );
}

export const { load: loadMessages, messagesOf: getLoadedMessages } = createMessageFiles(async (path) => {
  const { default: content }: { readonly default: MessageFileContent } = await import(/* @vite-ignore */ path);
  await markFallbacks(content);
  return content;
});
