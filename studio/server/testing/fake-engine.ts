import type { StudioEngine } from '#engine/server/preview/studio-engine.ts';

/** An engine without documents and blocks, with the answers of a test. */
export function createFakeEngine(answers: Partial<StudioEngine>): StudioEngine {
  return {
    listSites: () => [],
    listHosts: () => [],
    brandOf: (site) => (site === 'harbour' ? { key: site, host: 'harbour.localhost' } : null),
    listBlockTypes: async () => [],
    listKinds: () => [],
    source: () => undefined,
    served: () => null,
    waitUntilServed: async () => true,
    inherited: () => null,
    uses: () => [],
    reach: () => ({ pages: 0, brands: [], part: null }),
    link: () => '/preview',
    share: () => ({ link: '/preview', isPublished: true }),
    listFlows: async () => [],
    put: () => {},
    render: () => Promise.reject(new Error('nothing is rendered here')),
    findMessages: async () => ({ messages: [], places: {}, everywhere: [] }),
    findErrors: async () => [],
    pictures: { list: () => null, read: async () => null, waitUntilPublished: async () => false },
    ...answers,
  };
}
