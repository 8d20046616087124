import type { FormSubmits } from '../form-flows.ts';
import type { FlowContext } from './flow-context.ts';

/** Where what is typed into each form goes that is a page's own, and not a part of a larger flow. */
export function formSubmits(_: FlowContext): FormSubmits {
  return {};
}
