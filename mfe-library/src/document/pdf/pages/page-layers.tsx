import { Trans } from '@lingui/react/macro';
import { Box, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { type ReactNode, type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import type { Hit } from '../find/find-in-pages';
import { PageLinks } from './page-links';
import { PageMarks } from './page-marks';

interface Props {
  file: PdfFile;
  number: number;
  scale: number;
  page: RefObject<HTMLElement | null>;
  hits: readonly Hit[];
  active: Hit | undefined;
  onGo: (page: number) => void;
}

/** The layers of a page: picture, text, search marks and links. */
export function PageLayers({ file, number, scale, page, hits, active, onGo }: Props): ReactNode {
  const ratio = usePixelRatio();
  const [failed, setFailed] = useState(false);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>();
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const firstScale = useRef(scale);

  useEffect(() => {
    const controller = new AbortController();
    file.draw(number, { scale, ratio, signal: controller.signal }).then(
      (canvas) => {
        if (!controller.signal.aborted) picture.current?.replaceChildren(canvas);
      },
      () => {
        if (!controller.signal.aborted) setFailed(true);
      },
    );
    return () => controller.abort();
  }, [file, number, scale, ratio]);

  // The text scales with CSS, so a change of the scale does not lay it out again.
  useEffect(() => {
    const controller = new AbortController();
    const into = document.createElement('div');
    file.layText(number, { scale: firstScale.current, signal: controller.signal, into }).then(
      (laid) => {
        if (controller.signal.aborted) return;
        words.current?.replaceChildren(into);
        setPieces(laid);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [file, number]);

  return (
    <>
      <Box
        ref={picture}
        aria-hidden
        sx={{ '& canvas': { display: 'block', width: '100%', height: '100%' }, height: 1 }}
      />
      {failed && (
        <Typography sx={{ position: 'absolute', inset: 0, p: '24px' }}>
          <Trans>Cette page ne s’affiche pas.</Trans>
        </Typography>
      )}
      <Box ref={words} dir="ltr" sx={textStyle} />
      {pieces?.length === 0 && (
        <VisuallyHidden>
          <Trans>Cette page n’a pas de texte qui puisse être lu à voix haute.</Trans>
        </VisuallyHidden>
      )}
      {pieces && hits.length > 0 && <PageMarks page={page} pieces={pieces} hits={hits} active={active} />}
      <PageLinks file={file} number={number} onGo={onGo} />
    </>
  );
}

/** The styles that the text layer of pdf.js expects: transparent text, to be selected and read out. */
const textStyle = {
  '& > div': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '--min-font-size': 1,
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  },
  '& :is(span, br)': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
  },
  '& > div > span': {
    '--font-height': 0,
    '--scale-x': 1,
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& ::selection': { backgroundColor: 'color-mix(in srgb, AccentColor, transparent 70%)' },
} as const;

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
  query.addEventListener('change', onChange);
  window.addEventListener('resize', onChange);
  return () => {
    query.removeEventListener('change', onChange);
    window.removeEventListener('resize', onChange);
  };
};

/** The device pixel ratio, which changes with the zoom of the browser and from one screen to another. */
const usePixelRatio = (): number => useSyncExternalStore(subscribe, () => window.devicePixelRatio || 1);
