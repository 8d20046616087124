import type { Checker } from './checker.ts';
import { constantWordsChecker } from './constant-words.ts';
import { deadCodeChecker } from './dead-code.ts';
import { formatChecker } from './format.ts';
import { importsChecker } from './imports.ts';
import { lintChecker } from './lint.ts';
import { lockFileChecker } from './lock-file.ts';
import { chartsWithoutCodeChecker } from './machine-charts.ts';
import { oversizedParameterTypesChecker } from './parameters.ts';
import { schemasChecker } from './schemas.ts';
import { textRulesChecker } from './text-rules.ts';
import { textsInJourneysChecker } from './texts-in-journeys.ts';
import { typesChecker } from './types.ts';
import { unusedMessagesChecker } from './unused-messages.ts';

/** Every check of `npm run check`, the fastest first. */
export const checkers: readonly Checker[] = [
  lockFileChecker,
  schemasChecker,
  textRulesChecker,
  chartsWithoutCodeChecker,
  constantWordsChecker,
  unusedMessagesChecker,
  textsInJourneysChecker,
  formatChecker,
  typesChecker,
  deadCodeChecker,
  lintChecker,
  importsChecker,
  oversizedParameterTypesChecker,
];
