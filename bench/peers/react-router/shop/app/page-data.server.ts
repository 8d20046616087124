import { readFileSync } from 'node:fs';
import type { CapturedPageData } from '../../../../browser/captured/captured-page.ts';

export interface CapturedPageFonts {
  readonly fonts: readonly string[];
}

export function readCapturedPage(name: string): CapturedPageData {
  const page = read<CapturedPageData[]>('pages').find((page) => page.name === name);
  if (!page) throw new Response(null, { status: 404 });
  return page;
}

export function readCapturedPageFonts(): CapturedPageFonts {
  return read('head');
}

const cachedTexts = new Map<string, string>();

/** Parses the data for each request, as if an API had answered. */
function read<T>(name: 'pages' | 'head'): T {
  const text = cachedTexts.get(name) ?? readFileSync(`${process.env['CAPTURED']}/${name}.json`, 'utf8');
  cachedTexts.set(name, text);
  return JSON.parse(text);
}
