import { redirectTests } from '../../hostile/redirect-tests.ts';

redirectTests(40);
