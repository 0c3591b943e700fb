import type { ComponentType } from 'react';

import { loadFactorWords } from '../second-factor/load-words';
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
    const [{ withCalls }, { ResetPasswordScreen }] = await Promise.all([
      import(/* webpackChunkName: "reset-password" */ './with-calls'),
      import(/* webpackChunkName: "reset-password" */ '../reset-password/reset-password.screen'),
    ]);
    return { Root: withCalls(ResetPasswordScreen) };
  },
  'email-change': async () => {
    const [{ withCalls }, { EmailChangeScreen }] = await Promise.all([
      import(/* webpackChunkName: "email-change" */ './with-calls'),
      import(/* webpackChunkName: "email-change" */ '../email-change/email-change.screen'),
    ]);
    return { Root: withCalls(EmailChangeScreen) };
  },
  'second-factor': async () => {
    const [part] = await Promise.all([
      import(/* webpackChunkName: "second-factor-first" */ '../second-factor/second-factor.screen'),
      loadFactorWords(),
    ]);
    return { Root: part.SecondFactorScreen };
  },
  terms: async () => ({ Root: (await import(/* webpackChunkName: "terms" */ '../terms/terms.screen')).TermsScreen }),
  product: async () => {
    const { ProductRoot, prepare } = await import(/* webpackChunkName: "product" */ './product-root');
    return { Root: ProductRoot, prepare };
  },
};
