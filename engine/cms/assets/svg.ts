import { findClosestWord } from '../../validation/closest-word.ts';
import type { ConfigError, ConfigErrorCode } from '../../validation/config-error.ts';
import { createPositionFinder } from '../../validation/json-positions.ts';
import { scanSvgForDisallowedElements } from './svg-elements.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export type SvgInspectionResult =
  | (Size & { readonly errors: readonly [] })
  | { readonly width: null; readonly height: null; readonly errors: readonly ConfigError[] };

/**
 * Reads the size of an SVG, in CSS pixels, and refuses whatever could run or load something. An XML parser finds its
 * elements; what they and comments hold is looked for in the text, so that nothing hangs on how a viewer reads it.
 */
export function inspectSvg(text: string, source: string): SvgInspectionResult {
  const positionOf = createPositionFinder(text);
  const error = (offset: number, code: ConfigErrorCode, message: string, suggestion: string | null): ConfigError => ({
    source,
    pointer: '',
    code,
    message,
    suggestion,
    ...positionOf(offset),
  });

  const { root, foreign, problem } = scanSvgForDisallowedElements(text, ELEMENTS, MOST_ERRORS);
  if (root?.name !== 'svg')
    return refused([error(0, 'wrong-format', 'This is no SVG: there is no svg element at its root.', null)]);
  const errors = RULES.flatMap(({ pattern, code, message, suggestion }) =>
    firstOf(text.matchAll(pattern)).map((match) => error(match.index, code, message(match), suggestion)),
  );
  for (const { name, offset } of foreign.slice(0, Math.max(0, MOST_ERRORS - errors.length))) {
    const meant = findClosestWord(name, [...ELEMENTS]);
    const suggestion = meant === null ? `Remove the element '${name}'.` : `Did you mean '${meant}'?`;
    errors.push(error(offset, 'not-allowed', `The element '${name}' is not allowed in a picture.`, suggestion));
  }
  // What is refused anyway is often not well-formed either.
  if (problem && errors.length === 0)
    errors.push(error(problem.offset, 'wrong-format', `This is not well-formed XML: ${problem.message}`, null));
  const size = sizeOf(root.attributes);
  if (!size) {
    const message = 'The svg element says no size.';
    errors.push(error(root.offset, 'missing-property', message, 'Add width and height in pixels, or a viewBox.'));
  }
  if (!size || errors.length > 0) return refused(errors.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)));
  return { ...size, errors: [] };
}

/** Limits the report; a picture may contain a million faults. */
const MOST_ERRORS = 100;

function firstOf<Found>(found: Iterable<Found>): Found[] {
  const first: Found[] = [];
  for (const one of found) {
    if (first.push(one) === MOST_ERRORS) break;
  }
  return first;
}

function refused(errors: readonly ConfigError[]): SvgInspectionResult {
  return { width: null, height: null, errors };
}

function sizeOf({ width = '', height = '', viewBox = '' }: Readonly<Record<string, string>>): Size | null {
  const size = { width: pixels(width), height: pixels(height) };
  if (size.width && size.height) return size;
  const [, , boxWidth = 0, boxHeight = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return boxWidth > 0 && boxHeight > 0 ? { width: Math.round(boxWidth), height: Math.round(boxHeight) } : null;
}

function pixels(length: string): number {
  return /^\d+(?:\.\d+)?(?:px)?$/.test(length) ? Math.round(Number.parseFloat(length)) : 0;
}

interface Rule {
  readonly pattern: RegExp;
  readonly code: ConfigErrorCode;
  readonly message: (match: RegExpExecArray) => string;
  readonly suggestion: string;
}

const RULES: readonly Rule[] = [
  {
    pattern: /[\s"'/](on[a-z]+)\s*=/gi,
    code: 'not-allowed',
    message: ([, name]) => `The event handler '${name}' is not allowed in a picture.`,
    suggestion: 'Remove the attribute.',
  },
  {
    pattern: /\bhref\s*=(?!\s*["'](?:#|data:image\/(?:png|jpeg|webp);base64,))\s*["']?([^"'\s>]{0,60})/gi,
    code: 'not-allowed',
    message: ([, target]) => `A picture may refer only to its own parts, and not to '${target}'.`,
    suggestion: 'Refer to a part by #id, or embed the picture.',
  },
  {
    pattern: /\burl\((?!\s*(?:["']\s*)?#)\s*["']?([^)"']{0,60})/gi,
    code: 'not-allowed',
    message: ([, target]) => `A picture may refer only to its own parts, and not to '${target}'.`,
    suggestion: 'Refer to a part by url(#id).',
  },
  {
    // CSS functions that load a URL given as a string.
    pattern: /(?<![\w-])((?:-webkit-)?(?:image-set|cross-fade|image|src))\(/gi,
    code: 'not-allowed',
    message: ([, name]) => `The CSS function '${name}()' is not allowed in a picture.`,
    suggestion: 'Draw it, or embed it in an image element.',
  },
  {
    pattern: /@(?:import|font-face|namespace)\b/gi,
    code: 'not-allowed',
    message: ([rule]) => `The CSS rule '${rule}' is not allowed in a picture.`,
    suggestion: 'Remove the rule, and turn text into paths.',
  },
  {
    pattern: /<!(?!--)(?:\[CDATA\[|[A-Z]{0,10})/gi,
    code: 'not-allowed',
    message: ([start]) => `'${start}' is not allowed in a picture.`,
    suggestion: 'Remove the declaration.',
  },
  {
    pattern: /<\?(?!xml\s)[\w-]*/gi,
    code: 'not-allowed',
    message: ([start]) => `The instruction '${start}' is not allowed in a picture.`,
    suggestion: 'Remove the instruction.',
  },
  {
    // Escapes could hide what the other rules look for.
    pattern: /&(?!(?:amp|lt|gt|quot|apos);)[#\w]{0,12}|\\/g,
    code: 'not-allowed',
    message: ([escape]) => `The escape '${escape}' is not allowed in a picture.`,
    suggestion: 'Write the character itself.',
  },
];

const ELEMENTS: ReadonlySet<string> = new Set(
  `svg g defs symbol use title desc style switch path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);
