import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The app renders the components of the shop, so that it shows the same pages; everything that moves is its own. */
export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    dedupe: ['react', 'react-dom', 'react-router'],
  },
});
