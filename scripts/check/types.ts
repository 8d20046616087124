import type { Checker } from './checker.ts';
import { runTool } from './run-tool.ts';

/** The compiler over every TypeScript file. */
export const types: Checker = {
  name: 'types',
  hint: 'node_modules/.bin/tsc -p . shows the whole message.',
  run: async (root) => {
    const { code, stdout, stderr } = await runTool(root, 'tsc', ['-p', '.', '--noEmit', '--extendedDiagnostics']);
    const errors = stdout.split('\n').filter((line) => /\berror TS\d+:/.test(line));
    const files = /^Files:\s+(\d+)/m.exec(stdout)?.[1];
    return {
      filesRead: files === undefined ? null : Number(files),
      findings:
        errors.length === 0 && code !== 0 ? [`tsc ended with ${code}: ${stderr}${stdout}`.slice(0, 2000)] : errors,
    };
  },
};
