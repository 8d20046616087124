import {
  getPictureByteLimit,
  OVERSIZE_PICTURE_ADVICE,
  PICTURE_BYTE_AND_PIXEL_LIMITS,
} from '#engine/cms/assets/picture-limits.ts';
import { inspectSvg } from '#engine/cms/assets/svg.ts';
import { type ConfigDocument, formatDocumentId } from '#engine/cms/document.ts';
import type { ConfigError, ConfigErrorCode } from '#engine/validation/config-error.ts';
import { readPictureFormatAndPixelCount } from './picture-header.ts';

export interface CmsFileOfSite {
  readonly id: string;
  readonly site: string;
  readonly name: string;
}

export type ReadCmsFileBytes = (id: string) => Promise<Uint8Array>;

type Fault = readonly [code: ConfigErrorCode, message: string, suggestion: string];

/**
 * Errors of the pictures that a document references. The CMS accepts any file; without this check a document with an
 * invalid picture would be held back after publishing, where editors do not see it.
 */
export async function findFaultsOfReferencedPictures(
  document: ConfigDocument,
  files: readonly CmsFileOfSite[],
  read: ReadCmsFileBytes,
): Promise<ConfigError[]> {
  const texts = textsIn(document.value, '');
  const faults = [...Map.groupBy(files, ({ site, name }) => `${site}/${name}`).values()].map(async (same) => {
    const [file] = same;
    const places = file ? texts.filter(([, text]) => names(text, file.name)) : [];
    if (!file || places.length === 0) return [];
    const fault = same.length > 1 ? twice(file.name) : findPictureFileFault(file.name, await read(file.id));
    if (!fault) return [];
    const [code, message, suggestion] = fault;
    const source = formatDocumentId(document);
    return places.map(([pointer]) => ({ source, pointer, code, message, suggestion, line: null, column: null }));
  });
  return (await Promise.all(faults)).flat();
}

function twice(name: string): Fault {
  const message = `The CMS holds more than one file '${name}' for this site, and nobody can tell which is meant.`;
  return ['duplicate-id', message, 'Rename all but one of them, or delete them.'];
}

/** Reason why shops cannot show a file. A file that is too large need not be read completely. */
export function findPictureFileFault(name: string, bytes: Uint8Array, size: number = bytes.length): Fault | null {
  const cannot = `The picture '${name}' can't be shown`;
  const limit = getPictureByteLimit(name);
  if (size > limit)
    return ['too-large', `${cannot}: it has ${size} bytes, and at most ${limit} are allowed.`, OVERSIZE_PICTURE_ADVICE];
  const extension = name.slice(name.lastIndexOf('.') + 1);
  if (extension === 'svg') {
    const [error] = inspectSvg(new TextDecoder().decode(bytes), name).errors;
    const why = error ? `${cannot}: ${error.message} (line ${error.line} of the file)` : '';
    return error ? [error.code, why, error.suggestion ?? 'Upload a picture in its place.'] : null;
  }
  const picture = readPictureFormatAndPixelCount(bytes);
  if (!picture) return ['wrong-format', `${cannot}: it is no picture.`, 'Upload a picture in its place.'];
  if (picture.format !== extension)
    return ['wrong-format', `${cannot}: it is ${picture.format}.`, `Rename the file to end in .${picture.format}.`];
  const { pixels } = PICTURE_BYTE_AND_PIXEL_LIMITS;
  return picture.pixels !== null && picture.pixels > pixels
    ? [
        'too-large',
        `${cannot}: it has ${picture.pixels} pixels, and at most ${pixels} are allowed.`,
        OVERSIZE_PICTURE_ADVICE,
      ]
    : null;
}

function names(text: string, file: string): boolean {
  return text === file || text.includes(`asset:${file}`);
}

function textsIn(value: unknown, pointer: string): (readonly [pointer: string, text: string])[] {
  if (typeof value === 'string') return [[pointer, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textsIn(child, `${pointer}/${key.replaceAll('~', '~0').replaceAll('/', '~1')}`),
  );
}
