import { configureGlobal } from 'fast-check';

// Runs the property tests of the unit tests with a hundred times as many cases.
configureGlobal({ numRuns: 10_000 });
