import type { BlockLoad } from '#engine/render/block-load.ts';
import { type FormData, formData } from '../_ui/form.data.ts';
import type { ShopServices } from '../_ui/shop-services.ts';
import { type SignInPage, signInPage } from '../_ui/sign-in.data.ts';
import type { LogInProps } from './log-in.gen.ts';

/** A service where customers may have an account, and the address of its page. */
export interface OfferedProvider {
  readonly provider: string;
  readonly name: string;
  readonly address: string;
}

export interface LogInData {
  readonly page: SignInPage;
  readonly password: FormData;
  readonly code: FormData;
  readonly providers: readonly OfferedProvider[];
}

export const load: BlockLoad<LogInProps, LogInData, ShopServices> = async (context) => {
  const page = signInPage(context);
  const isShown = page.mode === 'log-in' && !page.isSignedIn;
  return {
    data: {
      page,
      password: formData('login'),
      code: formData('two-factor-code'),
      providers: isShown ? await offeredProviders(context) : [],
    },
  };
};

/** Without the other services, logging in by password goes on. */
async function offeredProviders({
  services: { commerce, apiAddress },
  signal,
}: Parameters<typeof load>[0]): Promise<OfferedProvider[]> {
  try {
    const providers = await commerce.socialAuth.providers({ signal });
    return providers.map(({ provider, name, authorisePath }) => ({
      provider,
      name,
      address: apiAddress(authorisePath),
    }));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof Error) return [];
    throw error;
  }
}
