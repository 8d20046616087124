/** Parts of a topology with Directus and S3, in the order of their start; `deploy/compose.yaml` has the same names. */
export const TOPOLOGY_SERVICES = ['redis', 'store', 'postgres', 'directus', 'node-1', 'node-2', 'edge'] as const;
