import { Trans } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { type ReactNode, useEffect, useRef } from 'react';

import { Logo } from '../frame/logo';
import { LanguageSwitch } from './language-switch';
import { LoginScenery } from './login-scenery';

interface Props {
  title: ReactNode;
  /**
   * A name for what the page has come to say, instead of what it said when it was opened: its heading takes the focus,
   * so that nobody is left on a button that is gone.
   */
  moment?: string;
  children: ReactNode;
}

/** Before the product opens: one thing to do at the start, the bridge at the end; on a phone the bridge is above. */
export function PublicLayout({ title, moment, children }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (moment) heading.current?.focus();
  }, [moment]);
  return (
    <div className="public">
      <LoginScenery />
      <div className="public-side">
        <header className="public-head">
          <Logo />
          <LanguageSwitch />
        </header>
        <main id="main" tabIndex={-1} className="public-main">
          <h1 ref={heading} tabIndex={-1} className="plain-title public-title">
            {title}
          </h1>
          {children}
        </main>
        <footer className="public-foot">
          <a href={routePaths.termsOfUse}>
            <Trans>Conditions d’utilisation</Trans>
          </a>
          <a href={routePaths.privacyPolicy}>
            <Trans>Politique de confidentialité</Trans>
          </a>
        </footer>
      </div>
    </div>
  );
}
