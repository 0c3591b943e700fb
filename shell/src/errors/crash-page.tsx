import { Trans } from '@lingui/react/macro';
import { now } from '@passerelle/shared/i18n';
import { routePaths } from '@passerelle/shared/routes/paths';
import { FailureText } from '@passerelle/shared/ui';
import { type ReactNode, useRef, useState } from 'react';

import { EnvMissing, FRONT_VERSION } from '../boot/env';
import { withoutPersonalData } from './logs/mask';

/** Error details that the user can pass on to support, without personal data. */
function detailsOf(error: Error): string {
  const { message, stack = '' } = error;
  const where = `Passerelle ${FRONT_VERSION} · ${withoutPersonalData(location.pathname)} · ${now().toISOString()}`;
  // Chromium's stack begins with the message, the others' do not.
  const trace = stack.includes(message) ? stack : `${message}\n${stack}`;
  return `${where}\n${withoutPersonalData(trace)}\n${navigator.userAgent}`;
}

/** `open`: what went wrong is all that there is to read. */
export function CrashDetails({ error, open = false }: { error: Error; open?: boolean }): ReactNode {
  const [details] = useState(() => detailsOf(error));
  const [isCopied, setCopied] = useState(false);
  const text = useRef<HTMLPreElement>(null);

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(details);
      setCopied(true);
    } catch {
      // Without https, or refused: it is ready for the keyboard.
      if (text.current) getSelection()?.selectAllChildren(text.current);
    }
  };
  return (
    <details open={open}>
      <summary>
        <Trans>Détails</Trans>
      </summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keyboard too. */}
      <pre ref={text} tabIndex={0}>
        {details}
      </pre>
      <button type="button" onClick={() => void copy()}>
        <Trans>Copier les détails</Trans>
      </button>
      <output>{isCopied && <Trans>Détails copiés</Trans>}</output>
    </details>
  );
}

interface Props {
  error: Error;
  onRetry: () => void;
  /** True inside a layout that has the `main` of the page. */
  inside?: boolean;
}

/** The generic sentence of the product, what can be done, and the details for who is asked for them. It needs no theme. */
export function CrashPage({ error, onRetry, inside = false }: Props): ReactNode {
  const Around = inside ? 'div' : 'main';
  return (
    <Around {...(!inside && { id: 'main', tabIndex: -1 })} className="broken" data-inside={inside || undefined}>
      <div role="alert">
        <h1>
          <Trans>Une erreur est survenue</Trans>
        </h1>
        <p>
          <FailureText error={null} />
        </p>
      </div>
      <div className="broken-ways">
        <button type="button" data-main="" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </button>
        {/* Another document: nothing of what broke comes along. */}
        <a href={routePaths.home} className="broken-button">
          <Trans>Revenir à l’accueil</Trans>
        </a>
      </div>
      <CrashDetails error={error} open={error instanceof EnvMissing} />
    </Around>
  );
}
