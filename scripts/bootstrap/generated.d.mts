export function ensureGenerated(root: string): Promise<void>;
