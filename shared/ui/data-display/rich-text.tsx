import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { Locale } from '@passerelle/shared/contract';
import { useContentLanguage } from '@passerelle/shared/i18n';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { sxOf } from '../style';
import type * as Sanitising from './sanitise';
import Skeleton from '@mui/material/Skeleton';

let sanitise: typeof Sanitising.sanitise | undefined;

/** Prefetches the sanitizer, so that a text appears together with the content around it. */
export async function prepareRichText(): Promise<void> {
  ({ sanitise } = await import(/* webpackChunkName: "rich-text" */ './sanitise'));
}

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
  /** Absent: that of the page, or unknown. */
  language?: Locale | null | undefined;
  /** Once the text is on the page, for who wants to find its headings. */
  onShown?: (text: HTMLElement) => void;
  sx?: SxProps<Theme>;
}

/** A text with its own headings, lists and links. The cleaner is fetched with the first text that needs it. */
export function RichText({ html, language, onShown, sx }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const attributes = useContentLanguage(language);
  const [shown, setShown] = useState(() => (sanitise ? html : undefined));
  const announceShown = useEffectEvent((text: HTMLElement) => onShown?.(text));

  useLayoutEffect(() => {
    let current = true;
    const show = (): void => {
      if (!current || !sanitise) return;
      root.current?.replaceChildren(sanitise(html));
      if (root.current) announceShown(root.current);
      setShown(html);
    };
    if (sanitise) show();
    else void prepareRichText().then(show);
    return () => {
      current = false;
    };
  }, [html]);

  return (
    <>
      {shown === undefined && <Skeleton height={72} variant="rounded" />}
      <Box ref={root} dir="auto" {...attributes} aria-busy={shown !== html} sx={sxOf(prose, sx)} />
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
