import type { Locale } from '@passerelle/shared/i18n';
import type { ComponentType } from 'react';

import { EnvMissing } from '../boot/env';
import { CrashPage } from '../errors/crash-page';
import { loadFactorWords } from '../features/second-factor/load-words';
import { PartFailure } from '../loading/part-failure';
import type { EntrypointName } from '../session/decide-entrypoint';
import { reopen } from '../session/leave-for';
import type * as Themed from './themed';

export interface Entrypoint {
  Root: ComponentType;
  /** Resolves when what stands at an address can be shown. */
  prepare?: (pathname: string) => Promise<unknown>;
  /** Resolves when the theme can be shown in a locale. */
  prepareTheme?: (locale: Locale) => Promise<void>;
}

const inTheme = ({ themed, prepareTheme }: typeof Themed, Screen: ComponentType): Entrypoint => ({
  Root: themed(Screen),
  prepareTheme,
});

/**
 * Who signs in does not load the product to see the form: the doors know neither router nor remotes, and the login page no
 * theme. All others bring theirs in their own chunk, so that it takes no request.
 */
export const entrypoints: Record<EntrypointName, () => Promise<Entrypoint>> = {
  login: async () => ({
    Root: (await import(/* webpackChunkName: "login" */ '../features/login/login.screen')).LoginScreen,
  }),
  'forgotten-password': async () => {
    const [theme, { ForgottenPasswordScreen }] = await Promise.all([
      import(/* webpackChunkName: "forgotten-password" */ './themed'),
      import(/* webpackChunkName: "forgotten-password" */ '../features/forgotten-password/forgotten-password.screen'),
    ]);
    return inTheme(theme, ForgottenPasswordScreen);
  },
  'reset-password': async () => {
    const [theme, { withCalls }, { ResetPasswordScreen }] = await Promise.all([
      import(/* webpackChunkName: "reset-password" */ './themed'),
      import(/* webpackChunkName: "reset-password" */ './with-calls'),
      import(/* webpackChunkName: "reset-password" */ '../features/reset-password/reset-password.screen'),
    ]);
    return inTheme(theme, withCalls(ResetPasswordScreen));
  },
  'email-change': async () => {
    const [theme, { withCalls }, { EmailChangeScreen }] = await Promise.all([
      import(/* webpackChunkName: "email-change" */ './themed'),
      import(/* webpackChunkName: "email-change" */ './with-calls'),
      import(/* webpackChunkName: "email-change" */ '../features/email-change/email-change.screen'),
    ]);
    return inTheme(theme, withCalls(EmailChangeScreen));
  },
  'second-factor': async () => {
    const [theme, { SecondFactorScreen }] = await Promise.all([
      import(/* webpackChunkName: "second-factor-first" */ './themed'),
      import(/* webpackChunkName: "second-factor-first" */ '../features/second-factor/second-factor.screen'),
      loadFactorWords(),
    ]);
    return inTheme(theme, SecondFactorScreen);
  },
  terms: async () => {
    const [theme, { TermsScreen }] = await Promise.all([
      import(/* webpackChunkName: "terms" */ './themed'),
      import(/* webpackChunkName: "terms" */ '../features/terms/terms.screen'),
    ]);
    return inTheme(theme, TermsScreen);
  },
  product: async () => {
    const [theme, { ProductRoot, prepare }] = await Promise.all([
      import(/* webpackChunkName: "product" */ './themed'),
      import(/* webpackChunkName: "product" */ '../product/product'),
    ]);
    return { ...inTheme(theme, ProductRoot), prepare };
  },
};

/** In place of a document that could not be put together. */
export const failedEntrypoint = (error: unknown): Entrypoint => ({
  Root: () =>
    error instanceof EnvMissing ? <CrashPage error={error} onRetry={reopen} /> : <PartFailure onRetry={reopen} />,
});
