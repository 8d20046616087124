import { useMemo } from 'react';
import { useBlockContext } from '#engine/render/block-context.tsx';
import type { FormDescription } from '#schemas/forms/form.ts';
import { createPageForm, type PageFormDefinition } from './page-form.ts';

/** A form with its texts, for a block whose code names its form and which has no loader for it. */
export function usePageForm(description: FormDescription): PageFormDefinition {
  const { messages, site } = useBlockContext();
  return useMemo(() => createPageForm(description, messages, site), [description, messages, site]);
}
