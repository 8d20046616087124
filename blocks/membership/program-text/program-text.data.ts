import type { RichText } from '#engine/render/block.ts';
import type { LoadBlockData } from '#engine/render/block-load.ts';
import type { ShopBlockLoaderServices } from '../../_ui/shop-services.ts';
import type { ProgramTextProps } from './program-text.gen.ts';

export interface ProgramTextBlockData {
  /** Those that editors wrote, by the key that the program names. */
  readonly texts: readonly { readonly key: string; readonly text: RichText }[];
}

export const loadProgramTextData: LoadBlockData<
  ProgramTextProps,
  ProgramTextBlockData,
  ShopBlockLoaderServices
> = async ({ services, signal }) => {
  const { program } = await services.commerce.membership.config({ signal });
  const words = program.programConfig.blocks.flatMap((key) => {
    const text = services.content.words(key);
    return text === null ? [] : [{ key, text }];
  });
  return { data: { texts: words } };
};
