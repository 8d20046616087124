import type { LayoutDocument } from '#schemas/generated/config/types.gen.ts';
import type { MergedDocument } from './merged-document.ts';
import type { Site } from './site.ts';

/** The layout that a layout extends, or itself. */
export function resolveExtendedLayout(
  { document }: Pick<Site, 'document'>,
  name: string,
): MergedDocument<LayoutDocument> | undefined {
  return document('layout', document('layout', name)?.value.like ?? name);
}
