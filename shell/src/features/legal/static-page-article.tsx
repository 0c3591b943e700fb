import { Trans } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { Locale, StaticPage } from '@passerelle/shared/contract';
import { plainLetters } from '@passerelle/shared/contract/rules/common/search';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, ContentText, RichText, Typography } from '@passerelle/shared/ui';
import { ContentLanguageNote } from '@passerelle/shared/ui/data';
import { type ReactNode, useId, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useHashTarget } from './use-hash-target';

/** A heading of a text, as its contents point at it. */
export interface Heading {
  id: string;
  words: string;
  /** Absent: that of the page. */
  language?: Locale;
}

/** « Qui peut voir quoi » stands at `#section-qui-peut-voir-quoi`: the same for everybody, and none of the page's own. */
const idOf = (words: string): string => {
  const plain = plainLetters(words).replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `section-${plain.replaceAll(/^-+|-+$/g, '')}`;
};

/** Gives the headings of a text an address each, and says where they are. */
export function nameHeadings(text: HTMLElement): Heading[] {
  const taken = new Map<string, number>();
  return Array.from(text.querySelectorAll('h2'), (heading) => {
    const words = heading.textContent.trim();
    const wanted = idOf(words);
    const times = (taken.get(wanted) ?? 0) + 1;
    taken.set(wanted, times);
    heading.id = times === 1 ? wanted : `${wanted}-${times}`;
    return { id: heading.id, words };
  });
}

/** Fewer headings than this are seen at a glance. */
const FEW = 3;

/** Table of contents of a text. */
export function Contents({ headings }: { headings: readonly Heading[] }): ReactNode {
  const id = useId();
  if (headings.length < FEW) return null;
  return (
    <Box
      component="nav"
      aria-labelledby={id}
      sx={{ mb: 3, px: '18px', py: '14px', borderRadius: '12px', backgroundColor: 'neutral.subtle' }}
    >
      <Typography id={id} variant="h4" component="p">
        <Trans>Sommaire</Trans>
      </Typography>
      <Box
        component="ul"
        sx={{ m: 0, p: 0, listStyle: 'none', columnGap: '24px', columns: { md: 2 }, '& li': { breakInside: 'avoid' } }}
      >
        {headings.map(({ id: target, words, language }) => (
          <li key={target}>
            <Box
              component={RouteLink}
              to={{ hash: target }}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, typography: 'body2' }}
            >
              <ContentText language={language}>{words}</ContentText>
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface Props {
  page: StaticPage;
  /** Sections of the page below the text, for its contents. */
  more?: readonly Heading[];
}

/** A text to read, to find one’s way in, and to print. */
export function StaticPageArticle({
  page: { title, content, contentLanguage: language, updatedAt },
  more = [],
}: Props): ReactNode {
  const formats = useFormats();
  const [headings, setHeadings] = useState<readonly Heading[] | null>(null);
  useHashTarget(headings !== null);
  const date = formats.date(updatedAt);
  return (
    <Card component="article" sx={{ '@media print': { breakInside: 'auto', border: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px 24px', mb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 'min(100%, 260px)' }}>
          <Typography variant="h1">
            <ContentText language={language}>{title}</ContentText>
          </Typography>
          <Typography variant="caption" component="p" sx={{ mt: '6px', color: 'neutral.ink3' }}>
            <Trans>
              Dernière mise à jour : <time dateTime={updatedAt}>{date}</time>
            </Trans>
          </Typography>
          <ContentLanguageNote language={language} />
        </Box>
        <Button variant="neutral" startIcon={<PrintRounded />} onClick={() => print()}>
          <Trans>Imprimer</Trans>
        </Button>
      </Box>
      <Contents headings={[...(headings ?? []).map((heading) => ({ ...heading, language })), ...more]} />
      <RichText html={content} language={language} onShown={(text) => setHeadings(nameHeadings(text))} />
    </Card>
  );
}
