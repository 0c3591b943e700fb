import { Trans } from '@lingui/react/macro';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import { Box, Button, shortWindow } from '@passerelle/shared/ui';
import { useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useWizard } from './wizard-context';
import { columnWidth } from './wizard-frame';

/** Toasts read it, to stand above the foot. */
const INSET_PROPERTY = '--foot-inset';
/** Between what has the focus and the foot: room for its outline. */
const FOCUS_MARGIN = 16;

/** The foot lies over the page: what takes the focus is scrolled clear of it, however high its text makes it. */
function useFootInset(): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = (): void => {
      const { current } = element;
      // A foot in the flow of the page covers nothing.
      const isOver = current !== null && getComputedStyle(current).position === 'fixed';
      const height = isOver ? current.offsetHeight : 0;
      root.style.setProperty(INSET_PROPERTY, `${height}px`);
      root.style.scrollPaddingBlockEnd = `calc(${height + FOCUS_MARGIN}px + var(--page-inset, 0px))`;
    };
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    if (element.current) observer?.observe(element.current);
    return () => {
      observer?.disconnect();
      root.style.removeProperty(INSET_PROPERTY);
      root.style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return element;
}

/** Fixed to the bottom of the window, where that is high enough: a link to the step before, and the button that leads on. */
export function WizardFoot({ children }: { children: ReactNode }): ReactNode {
  const { previous, linkTo } = useWizard();
  return (
    <Box
      ref={useFootInset()}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 'var(--page-inset, 0px)',
        zIndex: 'appBar',
        backgroundColor: 'background.paper',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        [shortWindow]: { position: 'static', mt: '28px' },
      }}
    >
      <Box
        sx={{
          ...columnWidth,
          display: { xs: 'grid', md: 'flex' },
          gridTemplateColumns: previous === undefined ? '1fr' : '1fr 1fr',
          alignItems: 'flex-start',
          justifyContent: 'space-between',
          gap: { xs: '8px 12px', md: '12px' },
          pt: '14px',
          pb: 'calc(14px + env(safe-area-inset-bottom, 0px))',
          '& > *': { minWidth: 0 },
          // On a phone the reason of a button that is not ready has the whole width, under both.
          '& > div': { display: { xs: 'contents', md: 'block' } },
          '& > div > p': { gridColumn: '1 / -1', mt: { xs: 0, md: '8px' } },
          '& > .MuiButton-root': { flexShrink: { md: 0 } },
          '& > :only-child': { marginInlineStart: 'auto' },
          // The reason beneath a button that is not ready is wider than the button.
          '& > :last-child': { textAlign: { md: 'end' } },
          '& .MuiButton-root': { width: { xs: '100%', md: 'auto' } },
        }}
      >
        {previous !== undefined && (
          <Button
            component={RouteLink}
            {...linkTo(previous)}
            variant="neutral"
            startIcon={<ArrowBackRounded className="flip" />}
          >
            <Trans>Précédent</Trans>
          </Button>
        )}
        {children}
      </Box>
    </Box>
  );
}
