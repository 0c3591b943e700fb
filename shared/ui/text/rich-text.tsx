import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

import { sxOf } from '../style';

const prose: SxProps<Theme> = {
  maxWidth: '66ch',
  overflowWrap: 'anywhere',
  '& > * + *': { marginBlockStart: '12px' },
  '& :is(h2, h3, h4)': { typography: 'h3', marginBlockStart: '24px' },
  '& :is(ul, ol)': { paddingInlineStart: '22px', marginBlockEnd: 0 },
  '& li + li': { marginBlockStart: '4px' },
  '& :is(strong, b)': { fontWeight: 600 },
  '& :is(em, i)': { fontStyle: 'normal', fontWeight: 560 },
  '& blockquote': {
    marginInline: 0,
    paddingInlineStart: '16px',
    borderInlineStart: '3px solid',
    borderColor: 'lantern.main',
  },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '12px' },
};

interface Props {
  /** From the database: cleaned when it was written, and here again. */
  html: string;
  /** Once the text is on the page, for who wants to find its headings. */
  onShown?: (text: HTMLElement) => void;
  sx?: SxProps<Theme>;
}

/** A text with its own headings, lists and links. The cleaner is fetched with the first text that needs it. */
export function RichText({ html, onShown, sx }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<string>();
  const announceShown = useEffectEvent((text: HTMLElement) => onShown?.(text));

  useEffect(() => {
    let current = true;
    void import(/* webpackChunkName: "rich-text" */ './sanitise').then(({ sanitise }) => {
      if (!current) return;
      root.current?.replaceChildren(sanitise(html));
      if (root.current) announceShown(root.current);
      setShown(html);
    });
    return () => {
      current = false;
    };
  }, [html]);

  return (
    <>
      {shown === undefined && <Skeleton height={72} variant="rounded" />}
      <Box ref={root} aria-busy={shown !== html} sx={sxOf(prose, sx)} />
    </>
  );
}

/** The words of a text with mark-up, on one line: for an excerpt. Nothing of what is parsed here is run or fetched. */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(
    html.replaceAll(/<\/(?:p|li|h\d|div)>|<br\s*\/?>/gi, '$& '),
    'text/html',
  );
  for (const unseen of body.querySelectorAll('script, style, template')) unseen.remove();
  return (body.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}
