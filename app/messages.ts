import { messageCatalogues } from '#blocks/message-catalogues.gen.ts';
import { cataloguesOfBlocks, cataloguesOfFlows } from '#blocks/messages-of-blocks.gen.ts';
import {
  createMessageFileBuilder,
  type MessageFileBuilder,
  type MessageFileBuilderOptions,
} from '#engine/messages/message-files.ts';
import { createMessageRegistry } from '#engine/messages/message-registry.ts';
import type { MessageCode } from '#engine/server/preview/page-messages.ts';
import { appMessageCatalogues } from './message-catalogues.gen.ts';

/** All messages that the shop's code has. */
export const shopMessages = createMessageRegistry({ ...messageCatalogues, ...appMessageCatalogues });

/** Where the studio finds the readers of messages. */
export const shopMessageCode: MessageCode = {
  registry: shopMessages,
  catalogues: cataloguesOfBlocks,
  everywhere: cataloguesOfFlows,
};

export function createShopMessageFiles(
  options: Pick<MessageFileBuilderOptions, 'siteMessages' | 'findSite' | 'created'>,
): MessageFileBuilder {
  return createMessageFileBuilder({
    ...options,
    registry: shopMessages,
    catalogues: cataloguesOfBlocks,
    flowCatalogues: cataloguesOfFlows,
  });
}
