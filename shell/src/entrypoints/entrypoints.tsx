import type { ComponentType } from 'react';

import { EnvMissing } from '../boot/env';
import { CrashPage } from '../errors/crash-page';
import { loadFactorCatalogue } from '../features/second-factor/load-catalogue';
import { PartFailure } from '../loading/part-failure';
import type { EntrypointName } from '../session/decide-entrypoint';
import { reloadDocument } from '../session/full-navigation';

export interface Entrypoint {
  Root: ComponentType;
  /** Resolves when what stands at an address can be shown. */
  prepare?: (pathname: string) => Promise<unknown>;
}

/** One chunk each: a public page loads no remote. */
export const entrypoints: Record<EntrypointName, () => Promise<Entrypoint>> = {
  login: async () => ({
    Root: (await import(/* webpackChunkName: "login" */ '../features/login/login.screen')).LoginScreen,
  }),
  'forgotten-password': async () => {
    const { ForgottenPasswordScreen } = await import(
      /* webpackChunkName: "forgotten-password" */ '../features/forgotten-password/forgotten-password.screen'
    );
    return { Root: ForgottenPasswordScreen };
  },
  'reset-password': async () => {
    const [{ withCalls }, { ResetPasswordScreen }] = await Promise.all([
      import(/* webpackChunkName: "reset-password" */ './with-calls'),
      import(/* webpackChunkName: "reset-password" */ '../features/reset-password/reset-password.screen'),
    ]);
    return { Root: withCalls(ResetPasswordScreen) };
  },
  'email-change': async () => {
    const [{ withCalls }, { EmailChangeScreen }] = await Promise.all([
      import(/* webpackChunkName: "email-change" */ './with-calls'),
      import(/* webpackChunkName: "email-change" */ '../features/email-change/email-change.screen'),
    ]);
    return { Root: withCalls(EmailChangeScreen) };
  },
  'second-factor': async () => {
    const [{ SecondFactorScreen }] = await Promise.all([
      import(/* webpackChunkName: "second-factor-first" */ '../features/second-factor/second-factor.screen'),
      loadFactorCatalogue(),
    ]);
    return { Root: SecondFactorScreen };
  },
  terms: async () => ({
    Root: (await import(/* webpackChunkName: "terms" */ '../features/terms/terms.screen')).TermsScreen,
  }),
  product: async () => {
    const { ProductRoot, prepare } = await import(/* webpackChunkName: "product" */ '../product/product');
    return { Root: ProductRoot, prepare };
  },
};

/** In place of a document that could not be put together. */
export const failedEntrypoint = (error: unknown): Entrypoint => ({
  Root: () =>
    error instanceof EnvMissing ? (
      <CrashPage error={error} onRetry={reloadDocument} />
    ) : (
      <PartFailure onRetry={reloadDocument} />
    ),
});
