import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { drawArchitectureDiagram } from '../map/architecture-svg.ts';
import { isDiagramCurrent } from '../map/is-diagram-current.ts';
import { readLayersWithImportCounts } from '../map/read-layers.ts';
import { CLI_EXIT_CODES_HELP, type CommandIo, EXIT_CODES, type ReportExitCode } from './command-io.ts';

export const ARCHITECTURE_DIAGRAM_FILE = 'docs/images/architecture.svg';

/** `vitrine map`: checks that the architecture diagram matches the code; with `--write`, updates it. */
export function architectureDiagramCheckCommand(io: CommandIo, finish: ReportExitCode): Command {
  return new Command('map')
    .description('check that the picture of the layers and their imports shows the code, or write it')
    .option('--write', `write ${ARCHITECTURE_DIAGRAM_FILE}`)
    .addHelpText('after', CLI_EXIT_CODES_HELP)
    .action(({ write }: { write?: true }) => {
      const file = join(io.root, ARCHITECTURE_DIAGRAM_FILE);
      const picture = drawArchitectureDiagram(readLayersWithImportCounts(io.root));
      if (write) writeFileSync(file, picture);
      const isCurrent = existsSync(file) && isDiagramCurrent(readFileSync(file, 'utf8'), picture);
      io.out(
        isCurrent
          ? `${ARCHITECTURE_DIAGRAM_FILE} shows the code.\n`
          : `${ARCHITECTURE_DIAGRAM_FILE} is out of date. Run npm run -s vitrine -- map --write.\n`,
      );
      finish(isCurrent ? EXIT_CODES.ok : EXIT_CODES.problems);
    });
}
