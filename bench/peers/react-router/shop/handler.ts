import { createRequestHandler, type ServerBuild } from 'react-router';

const build: ServerBuild = await import(new URL('build/server/index.js', import.meta.url).href);

export const handlePeerRequest = createRequestHandler(build, 'production');
