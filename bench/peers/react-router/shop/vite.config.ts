import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const shop = new URL('../../../..', import.meta.url).pathname;
const rooms = ['blocks', 'domain', 'engine', 'schemas', 'commerce', 'machines', 'app', 'bench'];

/** The app renders the components of the shop, so that it shows the same pages; everything that moves is its own. */
export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    alias: rooms.map((room) => ({ find: new RegExp(`^#${room}/`), replacement: `${shop}${room}/` })),
    dedupe: ['react', 'react-dom', 'react-router'],
  },
});
