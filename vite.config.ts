import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listModulesPlugin } from './scripts/build/list-modules-plugin.ts';

/** Shared by both builds; `scripts/build.ts` adds what differs between browser and server. */
export default defineConfig({
  plugins: [react(), listModulesPlugin()],
  appType: 'custom',
  publicDir: false,
});
