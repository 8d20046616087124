import type { Command } from 'commander';
import { createFontFiles, type InstalledFontFiles } from '#engine/server/font-files.ts';
import type { CommandIo, ReportExitCode } from '../commands/command-io.ts';
import type { EngineFiles } from './engine-files.ts';
import { addSettingsFile } from './production-settings.ts';

/** Commands of the source tree, such as `vitrine release`, with the settings and the fonts of production. */
export function createProductionGroup(
  create: (io: CommandIo, finish: ReportExitCode) => Command,
  io: Omit<CommandIo, 'root'>,
  finish: ReportExitCode,
  { folder }: Pick<EngineFiles, 'folder'>,
): Command {
  let fonts: Pick<InstalledFontFiles, 'has'> | null = null;
  const hasFont = (file: string) => {
    fonts ??= createFontFiles(`${folder}/fonts`);
    return fonts.has(file);
  };
  const own = { ...io, root: folder, hasFont };
  const group = create(own, finish);
  for (const command of group.commands)
    command.option('--settings <file>', 'settings as JSON; the environment wins over it');
  return group.hook('preAction', (_, command) => {
    const { settings }: { readonly settings?: string } = command.opts();
    own.environment = addSettingsFile(io.environment, settings);
  });
}
