import type { Checker } from './checker.ts';
import { deadCode } from './dead-code.ts';
import { format } from './format.ts';
import { imports } from './imports.ts';
import { lint } from './lint.ts';
import { lockFile } from './lock-file.ts';
import { parameters } from './parameters.ts';
import { schemas } from './schemas.ts';
import { textRules } from './text-rules.ts';
import { types } from './types.ts';

/** Every part of `npm run check`, the quick ones first. */
export const checkers: readonly Checker[] = [
  lockFile,
  schemas,
  textRules,
  format,
  types,
  deadCode,
  lint,
  imports,
  parameters,
];
