import type { RichText } from '#engine/render/block.ts';
import type { BlockLoad } from '#engine/render/block-load.ts';
import type { ShopServices } from '../../_ui/shop-services.ts';
import type { ProgramWordsProps } from './program-words.gen.ts';

export interface ProgramWordsData {
  /** Those that editors wrote, by the key that the program names. */
  readonly words: readonly { readonly key: string; readonly text: RichText }[];
}

export const load: BlockLoad<ProgramWordsProps, ProgramWordsData, ShopServices> = async ({ services, signal }) => {
  const { program } = await services.commerce.membership.config({ signal });
  const words = program.programConfig.blocks.flatMap((key) => {
    const text = services.content.words(key);
    return text === null ? [] : [{ key, text }];
  });
  return { data: { words } };
};
