import { SaxesParser } from 'saxes';

export interface SvgElementWithOffset {
  readonly name: string;
  /** Where it begins in the text. */
  readonly offset: number;
}

export interface SvgScanResult {
  /** Null where the text holds no element. */
  readonly root: (SvgElementWithOffset & { readonly attributes: Readonly<Record<string, string>> }) | null;
  /** Elements that may not be in a picture, and those that comments hold, in which another parser may end sooner. */
  readonly foreign: readonly SvgElementWithOffset[];
  /** The first thing that is not well-formed, where reading ends. */
  readonly problem: { readonly message: string; readonly offset: number } | null;
}

const LONGEST_NAME = 80;
const START_TAG = /<\s*([A-Za-z_][\w.:-]{0,80})/g;

/** Reads the elements of an SVG, up to `most` that are not `allowed`. */
export function scanSvgForDisallowedElements(text: string, allowed: ReadonlySet<string>, most: number): SvgScanResult {
  const parser = new SaxesParser<{ xmlns: false }>();
  const foreign: SvgElementWithOffset[] = [];
  let root: SvgScanResult['root'] = null;
  let problem: SvgScanResult['problem'] = null;

  const startOf = (token: string) => Math.max(0, text.lastIndexOf(token, parser.position - 1));
  const note = (name: string, offset: number) => {
    if (!allowed.has(name) && foreign.length < most) foreign.push({ name: name.slice(0, LONGEST_NAME), offset });
  };
  let start = 0;
  parser.on('opentagstart', ({ name }) => {
    start = startOf('<');
    note(name, start);
  });
  parser.on('opentag', ({ name, attributes }) => {
    root ??= { name, offset: start, attributes };
  });
  parser.on('comment', (comment) => {
    const offset = startOf('<!--') + '<!--'.length;
    for (const { index, 1: name = '' } of comment.matchAll(START_TAG)) note(name, offset + index);
  });
  parser.on('error', (error) => {
    // The parser puts line and column first.
    problem = { message: error.message.replace(/^[\d:]+ */, ''), offset: Math.max(0, parser.position - 1) };
    throw error;
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (problem === null) throw error;
  }
  return { root, foreign, problem };
}
