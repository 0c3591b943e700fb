import type DOMPurify from 'dompurify';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

import { sxOf } from '../style';

const tags =
  'p br hr h2 h3 h4 ul ol li dl dt dd blockquote pre code a img b strong em i u s sub sup small span div figure figcaption table caption thead tbody tr th td'.split(
    ' ',
  );
const attributes = 'href src alt title lang dir width height colspan rowspan scope start'.split(' ');

/** The screen has its own first heading: the text's begin below it. */
const lowerFirstHeadings = (html: string): string => html.replaceAll(/<(\/?)h1\b/gi, '<$1h2');

function openElsewhere(link: Element): void {
  if (!/^https?:/i.test(link.getAttribute('href') ?? '')) return;
  link.setAttribute('target', '_blank');
  link.setAttribute('rel', 'noopener noreferrer');
}

let cleaner: typeof DOMPurify | undefined;

/** Fetches the cleaner ahead: a text is then on the page with what is around it. */
export async function prepareRichText(): Promise<void> {
  cleaner = (await import(/* webpackChunkName: "rich-text" */ 'dompurify')).default;
}

/** Only what a text needs survives: no script, no style, no form, no frame. */
function sanitise(purify: typeof DOMPurify, html: string): DocumentFragment {
  const fragment = purify.sanitize(lowerFirstHeadings(html), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a[href]')) openElsewhere(link);
  return fragment;
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
  /** Once the text is on the page, for who wants to find its headings. */
  onShown?: (text: HTMLElement) => void;
  sx?: SxProps<Theme>;
}

/** A text with its own headings, lists and links. The cleaner is fetched with the first text that needs it. */
export function RichText({ html, onShown, sx }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(() => (cleaner ? html : undefined));
  const announceShown = useEffectEvent((text: HTMLElement) => onShown?.(text));

  useLayoutEffect(() => {
    let current = true;
    const show = (): void => {
      if (!current || !cleaner) return;
      root.current?.replaceChildren(sanitise(cleaner, html));
      if (root.current) announceShown(root.current);
      setShown(html);
    };
    if (cleaner) show();
    else void prepareRichText().then(show);
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
