import type { StudioBlockType } from '../api-types.ts';

/**
 * A block with the settings of its example, where pictures of the example are replaced by one of the site: it is whole
 * from the start, and the editor changes what it says.
 */
export function createExampleBlock(
  { type, example }: StudioBlockType,
  id: string,
  pictures: readonly string[],
): { readonly id: string; readonly type: string; readonly props: unknown } {
  const [picture] = pictures;
  return { id, type, props: picture === undefined ? example : withPicture(example, picture) };
}

function withPicture(value: unknown, picture: string): unknown {
  if (Array.isArray(value)) return value.map((item) => withPicture(item, picture));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'asset' && typeof part === 'string' ? picture : withPicture(part, picture),
    ]),
  );
}
