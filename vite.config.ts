import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

/** Shared by both builds; `scripts/build.ts` adds what differs between browser and server. */
export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  publicDir: false,
});
