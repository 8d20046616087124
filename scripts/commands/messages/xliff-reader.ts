import { SaxesParser, type SaxesTagNS } from 'saxes';
import type { TextPosition } from '#engine/validation/json-positions.ts';
import {
  type ReadTranslation,
  refuseTranslations,
  type TranslationFault,
  type TranslationReading,
} from './translation-reading.ts';
import { XLIFF_NAMESPACE } from './xliff-writer.ts';

interface UnitInProgress {
  readonly id: string;
  readonly place: TextPosition;
  segments: number;
  source: string;
  target: string | null;
  targetPlace: TextPosition | null;
  isConfirmed: boolean;
}

const CONFIRMED = new Set(['translated', 'reviewed', 'final']);

/** Elements of a text that may stay: comments and terms that a translator's tool marks. */
const MARKS = new Set(['mrk', 'sm', 'em']);

/** Reads XLIFF 2.0 and 2.1 of plain texts. A document type is refused, so that there are no entities of its own. */
export function readXliff(text: string): TranslationReading {
  const reader = createXliffReader();
  const parser = new SaxesParser({ xmlns: true });
  const getPlace = (): TextPosition => ({ line: parser.line, column: parser.column + 1 });
  parser.on('opentag', (tag) => reader.open(tag, getPlace()));
  parser.on('closetag', () => reader.close());
  parser.on('text', reader.addText);
  parser.on('cdata', reader.addText);
  parser.on('doctype', () => {
    throw new XliffError({
      place: getPlace(),
      code: 'not-allowed',
      message: 'The file has a document type, which could change what it contains.',
      suggestion: 'Remove <!DOCTYPE …>.',
    });
  });
  parser.on('error', ({ message }) => {
    throw new XliffError({
      place: getPlace(),
      code: 'wrong-format',
      // The parser puts line and column first.
      message: `This is not well-formed XML: ${message.replace(/^[\d:]+ */, '')}`,
      suggestion: 'Write & as &amp; and < as &lt;, or export the file again.',
    });
  });
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof XliffError) return refuseTranslations(error.fault);
    throw error;
  }
  return reader.finish();
}

class XliffError extends Error {
  readonly fault: TranslationFault;

  constructor(fault: TranslationFault) {
    super(fault.message);
    this.fault = fault;
  }
}

interface XliffReader {
  open(tag: SaxesTagNS, place: TextPosition): void;
  close(): void;
  readonly addText: (text: string) => void;
  finish(): TranslationReading;
}

function createXliffReader(): XliffReader {
  const path: string[] = [];
  const units: ReadTranslation[] = [];
  const faults: TranslationFault[] = [];
  let locale = '';
  let unit: UnitInProgress | null = null;
  let captured: 'source' | 'target' | null = null;

  const openRoot = (tag: SaxesTagNS, place: TextPosition) => {
    const fault = findRootFault(tag, place);
    if (fault) throw new XliffError(fault);
    locale = readAttribute(tag, 'trgLang');
  };

  const openInUnit = (tag: SaxesTagNS, place: TextPosition, open: UnitInProgress) => {
    const parent = path.at(-1);
    if (parent === 'unit' && (tag.local === 'segment' || tag.local === 'ignorable')) {
      open.segments += 1;
      open.isConfirmed = CONFIRMED.has(readAttribute(tag, 'state'));
    }
    if (parent !== 'segment' || path.at(-2) !== 'unit') return;
    if (tag.local !== 'source' && tag.local !== 'target') return;
    captured = tag.local;
    if (captured === 'target') {
      open.target = '';
      open.targetPlace = place;
    }
  };

  return {
    open(tag, place) {
      const name = tag.uri === XLIFF_NAMESPACE ? tag.local : tag.name;
      if (path.length === 0) openRoot(tag, place);
      else if (captured !== null && unit && !MARKS.has(name)) faults.push(createElementFault(name, unit.id, place));
      else if (name === 'unit') unit = createUnit(readAttribute(tag, 'id'), place);
      else if (unit && tag.uri === XLIFF_NAMESPACE) openInUnit(tag, place, unit);
      path.push(name);
    },
    close() {
      const name = path.pop();
      if (name === captured && path.at(-1) === 'segment') captured = null;
      if (name !== 'unit' || !unit) return;
      if (unit.segments > 1) faults.push(createSegmentFault(unit));
      units.push(finishUnit(unit));
      unit = null;
    },
    addText(text) {
      if (!unit || captured === null) return;
      if (captured === 'source') unit.source += text;
      else unit.target += text;
    },
    finish: () => (faults.length > 0 ? refuseTranslations(...faults) : { locale, translations: units, faults: [] }),
  };
}

function createUnit(id: string, place: TextPosition): UnitInProgress {
  return { id, place, segments: 0, source: '', target: null, targetPlace: null, isConfirmed: false };
}

function finishUnit({ id, source, target, isConfirmed, targetPlace, place }: UnitInProgress): ReadTranslation {
  return { id, source, target, isConfirmed, place: targetPlace ?? place };
}

function readAttribute({ attributes }: SaxesTagNS, name: string): string {
  return attributes[name]?.value ?? '';
}

function findRootFault(tag: SaxesTagNS, place: TextPosition): TranslationFault | null {
  if (tag.local !== 'xliff' || tag.uri !== XLIFF_NAMESPACE)
    return {
      place,
      code: 'wrong-format',
      message: `The file begins with <${tag.name}>, not with <xliff> of version 2.`,
      suggestion: 'Save it as XLIFF 2.1. Version 1.2 is another format.',
    };
  if (readAttribute(tag, 'trgLang') !== '') return null;
  return {
    place,
    code: 'missing-property',
    message: 'The file does not name the language of its translations.',
    suggestion: 'Add trgLang to <xliff>, such as trgLang="cy-GB".',
  };
}

function createElementFault(name: string, id: string, place: TextPosition): TranslationFault {
  return {
    place,
    id,
    code: 'not-allowed',
    message: `The text contains the element <${name}>. Texts are plain.`,
    suggestion: 'Write tags of the message as text, such as &lt;link&gt;…&lt;/link&gt;.',
  };
}

function createSegmentFault({ id, place }: UnitInProgress): TranslationFault {
  return {
    place,
    id,
    code: 'wrong-format',
    message: 'The message was split into several segments.',
    suggestion: 'Merge them: a message is translated as a whole.',
  };
}
