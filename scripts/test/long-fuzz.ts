import { configureGlobal } from 'fast-check';

// Set-up of the long fuzz: the same properties as in the unit tests, with a hundred times as many cases.
configureGlobal({ numRuns: 10_000 });
