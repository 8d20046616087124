import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The app renders the shop's components, so that it shows the same pages; its interactive parts are its own. */
export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
  },
});
