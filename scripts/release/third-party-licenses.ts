import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LICENSE_FILE = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i;

/** Licence texts of packages, which their licences ask to pass on with copies. */
export function joinLicenseTexts(folders: Iterable<string>): string {
  return [...folders]
    .sort()
    .map((folder) => {
      const { name, version }: { name: string; version: string } = JSON.parse(
        readFileSync(join(folder, 'package.json'), 'utf8'),
      );
      const files = readdirSync(folder, { withFileTypes: true }).filter(
        (entry) => entry.isFile() && LICENSE_FILE.test(entry.name),
      );
      const texts = files.map((file) => readFileSync(join(folder, file.name), 'utf8').trim());
      return `${name} ${version}\n\n${texts.join('\n\n')}\n`;
    })
    .join(`\n${'-'.repeat(80)}\n\n`);
}
