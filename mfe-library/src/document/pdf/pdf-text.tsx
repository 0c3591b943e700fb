import { Trans } from '@lingui/react/macro';
import { Box, Card, DelayedSkeleton, Skeleton, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

import { DownloadButton } from '../displays/not-shown-displays';
import type { DisplayProps } from '../displays/display';
import type { PdfFile, PdfPiece } from './engine/pdf-file';

/** Lines that do not end a sentence go on in the next one; a hyphen at their end joins a word that was parted. */
export function paragraphsOf(pieces: readonly PdfPiece[]): string[] {
  const lines: string[] = [];
  let line = '';
  for (const { text, endsLine } of pieces) {
    line += text;
    if (!endsLine) continue;
    if (line.trim() !== '') lines.push(line.trim());
    line = '';
  }
  if (line.trim() !== '') lines.push(line.trim());
  const paragraphs: string[] = [];
  for (const next of lines) {
    const last = paragraphs.at(-1);
    const goesOn = last !== undefined && /^[\p{Ll}\d(]/u.test(next) && !/[.!?…:»]$/u.test(last);
    if (goesOn) paragraphs[paragraphs.length - 1] = last.endsWith('-') ? last.slice(0, -1) + next : `${last} ${next}`;
    else paragraphs.push(next);
  }
  return paragraphs;
}

/** The words of a PDF in the width and the size of the page, for a screen too small for its sheets. */
export function PdfText({ file, document }: { file: PdfFile; document: DisplayProps['document'] }): ReactNode {
  const pages = usePages(file);
  if (!pages) {
    return (
      <DelayedSkeleton>
        <Card>
          <Skeleton variant="rounded" height={320} />
        </Card>
      </DelayedSkeleton>
    );
  }
  if (pages.every((paragraphs) => paragraphs.length === 0)) {
    return (
      <Card sx={{ display: 'grid', gap: '14px', justifyItems: 'start' }}>
        <Typography>
          <Trans>Les pages de ce document sont des images : leur texte ne peut pas être lu à part.</Trans>
        </Typography>
        <DownloadButton document={document} />
      </Card>
    );
  }
  return (
    <Card sx={{ display: 'grid', gap: '24px', overflowWrap: 'anywhere' }}>
      {pages.map((paragraphs, index) => {
        const number = index + 1;
        const keyed = paragraphs.map((text, place) => ({ key: `${place} ${text}`, text }));
        return (
          <Box key={number} component="section">
            <Typography component="h2" variant="caption" sx={{ color: 'text.secondary' }}>
              <Trans>Page {number}</Trans>
            </Typography>
            {keyed.map(({ key, text }) => (
              <Typography key={key} sx={{ mt: '8px', maxWidth: '66ch', textWrap: 'pretty' }}>
                {text}
              </Typography>
            ))}
          </Box>
        );
      })}
    </Card>
  );
}

/** The paragraphs of each page, once all are read; a page that cannot be read has none. */
function usePages(file: PdfFile): string[][] | undefined {
  const [pages, setPages] = useState<string[][]>();
  useEffect(() => {
    const left = new AbortController();
    const read = async (): Promise<void> => {
      const found: string[][] = [];
      for (let page = 1; page <= file.pageCount && !left.signal.aborted; page += 1)
        found.push(paragraphsOf(await file.piecesOf(page).catch(() => [])));
      if (!left.signal.aborted) setPages(found);
    };
    void read();
    return () => left.abort();
  }, [file]);
  return pages;
}
