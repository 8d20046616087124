import type { MessageFileBuilder } from '../message-files.ts';
import { createMessageRegistry } from '../message-registry.ts';
import type { MessageSource } from '../message-source.ts';

/** Of a page whose blocks have no messages. */
export const noMessages: MessageSource = { find: () => undefined };

export const noMessageRegistry = createMessageRegistry({});

export const getNoMessages = () => noMessages;

export const noMessageFiles: MessageFileBuilder = {
  of: () => ({ page: null, overlays: null, flows: null }),
  file: () => undefined,
  use: () => ({ name: 'message files', entries: 0, bytes: 0, maxBytes: 0 }),
};
