import type { AnalyticsAdapter } from './analytics-stream.ts';

/** Appends events to the page's data layer, for the operator's tag manager to read. */
export function createDataLayerAdapter(names: readonly string[], layer: unknown[]): AnalyticsAdapter {
  return {
    names: new Set(names),
    send: ({ name, at, fields }) => void layer.push({ ...fields, event: name, at }),
  };
}
