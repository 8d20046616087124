import { defineRedirectTests } from '../../hostile/redirect-tests.ts';

defineRedirectTests(40);
