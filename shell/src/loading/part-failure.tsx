import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';

const BROKEN_LINK =
  'M14 9h2.87c1.46 0 2.8.98 3.08 2.42.31 1.64-.74 3.11-2.22 3.48l1.53 1.53c1.77-.91 2.95-2.82 2.7-5.01C21.68 8.86 19.37 7 16.79 7H14c-.55 0-1 .45-1 1s.45 1 1 1M3.51 3.51a.996.996 0 0 0-1.41 0c-.39.39-.39 1.02 0 1.41l2.64 2.64c-1.77.91-2.95 2.82-2.7 5.01C2.32 15.14 4.63 17 7.21 17H10c.55 0 1-.45 1-1s-.45-1-1-1H7.13c-1.46 0-2.8-.98-3.08-2.42-.31-1.64.75-3.11 2.22-3.48l2.12 2.12c-.23.19-.39.46-.39.78 0 .55.45 1 1 1h1.17l8.9 8.9c.39.39 1.02.39 1.41 0s.39-1.02 0-1.41zM14 11l1.71 1.71c.18-.18.29-.43.29-.71 0-.55-.45-1-1-1z';

interface Props {
  onRetry: () => void;
  /** Within a layout, which has its own `main`. */
  inside?: boolean;
}

/** Shown when a chunk of the shell did not load, nearly always because of the network. */
export function PartFailure({ onRetry, inside = false }: Props): ReactNode {
  const id = useId();
  const Around = inside ? 'div' : 'main';
  return (
    <Around className="broken" data-inside={inside || undefined}>
      <section aria-labelledby={id} className="missing-part">
        <div role="alert">
          <svg viewBox="0 0 24 24" aria-hidden>
            <path d={BROKEN_LINK} />
          </svg>
          <h1 id={id}>
            <Trans>La page n’a pas pu être chargée</Trans>
          </h1>
          <p>
            <Trans>Vérifiez votre connexion, puis réessayez.</Trans>
          </p>
        </div>
        <button type="button" onClick={onRetry}>
          <Trans>Réessayer</Trans>
        </button>
      </section>
    </Around>
  );
}
