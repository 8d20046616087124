import type { ParamResolvers } from './param-resolver.ts';

/** A page number is at least 1 (specification: Validation rules); other values make the page not found. */
export const builtInParamResolvers: ParamResolvers = {
  'page-number'(value) {
    if (!/^-?\d{1,6}$/.test(value)) return null;
    const page = Math.max(1, Number(value));
    return { canonical: String(page), value: page };
  },
};
