import type { ComponentType } from 'react';

import type { RootName } from './decide-root';

export interface Root {
  Root: ComponentType;
  /** Resolves when what stands at an address can be shown. */
  prepare?: (pathname: string) => Promise<unknown>;
}

/** Who signs in does not load the product to see the form: the doors know neither router nor remotes. */
export const roots: Record<RootName, () => Promise<Root>> = {
  login: async () => ({ Root: (await import(/* webpackChunkName: "login" */ '../login/login.screen')).LoginScreen }),
  'forgotten-password': async () => {
    const part = await import(
      /* webpackChunkName: "forgotten-password" */ '../forgotten-password/forgotten-password.screen'
    );
    return { Root: part.ForgottenPasswordScreen };
  },
  'reset-password': async () => {
    return { Root: (await import(/* webpackChunkName: "reset-password" */ './reset-password-root')).ResetPasswordRoot };
  },
  terms: async () => ({ Root: (await import(/* webpackChunkName: "terms" */ '../terms/terms.screen')).TermsScreen }),
  product: async () => {
    const { ProductRoot, prepare } = await import(/* webpackChunkName: "product" */ './product-root');
    return { Root: ProductRoot, prepare };
  },
};
