import { createContext, useContext } from 'react';
import type { PictureClient } from '../../editor/picture-client.ts';

const PictureClientContext = createContext<PictureClient | null>(null);

export const PictureClientProvider = PictureClientContext.Provider;

export function usePictureClient(): PictureClient {
  const client = useContext(PictureClientContext);
  if (!client) throw new Error('PictureClientProvider is missing around the fields.');
  return client;
}
