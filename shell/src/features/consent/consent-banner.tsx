import { Trans } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

import { PlainButton } from '../../plain/plain-button';

/** What floats at the foot of the page stands this much higher. */
const PROPERTY = '--page-inset';

/** How high it is: where it lies over a picture, that has room for it. */
const HEIGHT = '--consent-height';

/**
 * For what lies over the foot of the window: the page is longer by its height, so that the last line can be read, what
 * takes the focus is scrolled clear of it, and what floats there rises above it.
 */
export function usePageInset(): RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const inset = (height: string): void => {
      root.style.setProperty(PROPERTY, height || '0px');
      root.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    };
    const measure = (): void => {
      const banner = element.current;
      const height = banner?.offsetHeight ?? 0;
      root.style.setProperty(HEIGHT, `${height}px`);
      inset(banner && getComputedStyle(banner).position === 'fixed' ? `${height}px` : '');
    };
    // It notifies before the banner is painted, and once the page is laid out: asked now, it would be laid out for the answer.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (observer && element.current) observer.observe(element.current);
    else measure();
    return () => {
      observer?.disconnect();
      root.style.removeProperty(HEIGHT);
      inset('');
    };
  }, []);
  return element;
}

/** Asks, without standing in the way: refusing is as near, as large and as plain as accepting. */
export function ConsentBanner({ onChoice }: { onChoice: (analytics: boolean) => void }): ReactNode {
  const id = useId();
  const inset = usePageInset();
  return (
    <section ref={inset} aria-labelledby={id} data-print="no" className="consent">
      <div className="consent-row">
        <div className="consent-question">
          <p id={id} className="consent-title">
            <Trans>Vos choix sur les cookies</Trans>
          </p>
          {/* Two short paragraphs: a single one would be the largest text of the login page, painted last. */}
          <p className="plain-small plain-quiet">
            <Trans>Deux cookies gardent votre session et reconnaissent cet appareil.</Trans>
          </p>
          <p className="plain-small plain-quiet">
            <Trans>La mesure d’audience n’est active que si vous l’acceptez.</Trans>{' '}
            <a href={routePaths.privacyPolicy}>
              <Trans>En savoir plus</Trans>
            </a>
          </p>
        </div>
        <div className="consent-answers">
          <PlainButton onClick={() => onChoice(false)}>
            <Trans>Tout refuser</Trans>
          </PlainButton>
          <PlainButton onClick={() => onChoice(true)}>
            <Trans>Tout accepter</Trans>
          </PlainButton>
        </div>
      </div>
    </section>
  );
}
