import { Trans } from '@lingui/react/macro';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Box, Button, Link, shortWindow, Typography } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

/** Offset of the floating elements at the foot of the page. */
const PROPERTY = '--page-inset';

/** Height of the banner: a picture under it leaves that much room. */
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
      // Read before the first write, after which the whole page would be styled for the answer.
      const covers = banner !== null && getComputedStyle(banner).position === 'fixed';
      root.style.setProperty(HEIGHT, `${height}px`);
      inset(covers ? `${height}px` : '');
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

/** The question about cookies: refusing is as near, as large and as plain as accepting. */
export function ConsentBanner({ onChoice }: { onChoice: (analytics: boolean) => void }): ReactNode {
  const id = useId();
  const inset = usePageInset();
  return (
    <Box
      component="section"
      ref={inset}
      aria-labelledby={id}
      data-print="no"
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 'appBar',
        px: { xs: '16px', lg: '32px', xl: '48px' },
        pt: { xs: '14px', md: '18px' },
        pb: { xs: 'calc(14px + env(safe-area-inset-bottom, 0px))', md: '18px' },
        backgroundColor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        boxShadow: 8,
        [shortWindow]: { position: 'static' },
        // Before sign-in it never lies over the form: on a phone it covers the picture at the top.
        'body:has(.scenery) &': {
          position: { xs: 'absolute', xl: 'fixed' },
          insetBlock: { xs: '0 auto', xl: 'auto 0' },
          [shortWindow]: { position: { xs: 'absolute', xl: 'static' } },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', lg: 'row' },
          alignItems: { lg: 'center' },
          gap: { xs: '12px', lg: '32px' },
          maxWidth: 1140,
          marginInline: 'auto',
        }}
      >
        <Box sx={{ flex: 1 }}>
          <Typography id={id} variant="h4" component="p">
            <Trans>Vos choix sur les cookies</Trans>
          </Typography>
          {/* Two short paragraphs: a single one would be the largest text of the login page, painted last. */}
          <Typography variant="body2" sx={{ mt: '4px', color: 'text.secondary' }}>
            <Trans>Deux cookies gardent votre session et reconnaissent cet appareil.</Trans>
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            <Trans>La mesure d’audience n’est active que si vous l’acceptez.</Trans>{' '}
            <Link href={routePaths.privacyPolicy} sx={{ whiteSpace: 'nowrap' }}>
              <Trans>En savoir plus</Trans>
            </Link>
          </Typography>
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: '10px', minWidth: { md: 340 } }}>
          <Button variant="neutral" onClick={() => onChoice(false)}>
            <Trans>Tout refuser</Trans>
          </Button>
          <Button variant="neutral" onClick={() => onChoice(true)}>
            <Trans>Tout accepter</Trans>
          </Button>
        </Box>
      </Box>
    </Box>
  );
}
