import { Trans } from '@lingui/react/macro';
import { Box, Typography, VisuallyHidden } from '@passerelle/shared/ui';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

import type { PdfFile } from '../engine/pdf-file';
import type { Hit } from '../find/find-in-pages';
import { PageLinks } from './page-links';
import { PageMarks } from './page-marks';
import { textStyle } from './text-style';
import { usePixelRatio } from './use-pixel-ratio';

interface Props {
  file: PdfFile;
  number: number;
  scale: number;
  page: RefObject<HTMLElement | null>;
  hits: readonly Hit[];
  active: Hit | undefined;
  onGo: (page: number) => void;
}

/** A page as it is drawn: its picture, its words over it, what was found in them, and its links. */
export function PageLayers({ file, number, scale, page, hits, active, onGo }: Props): ReactNode {
  const ratio = usePixelRatio();
  const [failed, setFailed] = useState(false);
  const [pieces, setPieces] = useState<readonly HTMLElement[]>();
  const picture = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const firstScale = useRef(scale);

  useEffect(() => {
    const given = new AbortController();
    file.draw(number, { scale, ratio, signal: given.signal }).then(
      (canvas) => {
        if (!given.signal.aborted) picture.current?.replaceChildren(canvas);
      },
      () => {
        if (!given.signal.aborted) setFailed(true);
      },
    );
    return () => given.abort();
  }, [file, number, scale, ratio]);

  // Its words grow and shrink with the page by themselves.
  useEffect(() => {
    const given = new AbortController();
    const into = document.createElement('div');
    file.layText(number, { scale: firstScale.current, signal: given.signal, into }).then(
      (laid) => {
        if (given.signal.aborted) return;
        words.current?.replaceChildren(into);
        setPieces(laid);
      },
      () => undefined,
    );
    return () => given.abort();
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
