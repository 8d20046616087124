import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGLISH, getEditorLanguage } from '#engine/messages/editor-messages.ts';
import { LANGUAGE_ELEMENT } from '../messages/page-language.ts';
import { studioMessages } from '../messages/studio.messages.gen.ts';

export interface StudioFile {
  readonly type: string;
  readonly body: string | Buffer;
}

/** HTML page, in the current language, and assets of the studio. */
export interface StudioFiles {
  find(path: string): StudioFile | null;
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
};

/** Of the typeface, see `studio/app/styles/typeface.css`. */
const FONT = '/public-sans-latin-wght-normal.woff2';

/** Fetches the session while the script loads. Inside a CMS that takes a ticket. */
const SESSION = '<link rel="preload" href="/api/session" as="fetch" crossorigin>';

/**
 * @param cmsOrigin origin of the CMS that frames the studio; null over files
 * @param languages that an editor can choose
 */
export function openStudioFiles(
  folder: string,
  cmsOrigin: string | null = null,
  languages: readonly string[] = [],
): StudioFiles {
  return {
    find(path) {
      if (path === '/') return { type: 'text/html; charset=utf-8', body: writePage(cmsOrigin, languages) };
      const [, name, extension = ''] = /^\/([\w-]+\.(js|css|svg|woff2))$/.exec(path) ?? [];
      const type = TYPES[extension];
      return name && type ? { type, body: readFileSync(join(folder, name)) } : null;
    },
  };
}

function writePage(cmsOrigin: string | null, languages: readonly string[]): string {
  const { tag } = getEditorLanguage();
  const direction = tag.startsWith('ar') ? ' dir="rtl"' : '';
  return `<!doctype html><html lang="${tag}"${direction}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${studioMessages.title()}</title><link rel="icon" href="data:,"><link rel="preload" href="${FONT}" as="font" type="font/woff2" crossorigin>${cmsOrigin === null ? SESSION : ''}<link rel="stylesheet" href="/studio.css"><div id="studio"${languages.length > 1 ? ` data-languages="${languages.join(' ')}"` : ''}${cmsOrigin === null ? '' : ` data-cms="${cmsOrigin}"`}></div>${writeTranslations()}<script type="module" src="/studio.js"></script></html>`;
}

/** English is in the script of the page. */
function writeTranslations(): string {
  const language = getEditorLanguage();
  if (language === ENGLISH) return '';
  return `<script type="application/json" id="${LANGUAGE_ELEMENT}">${JSON.stringify(language).replaceAll('<', String.raw`\u003c`)}</script>`;
}
