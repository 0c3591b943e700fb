import { Trans } from '@lingui/react/macro';
import PrintRounded from '@mui/icons-material/PrintRounded';
import type { StaticPage } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Button, Card, RichText, Typography } from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { Contents } from './contents';
import { nameHeadings, type Heading } from './text-headings';
import { useHashTarget } from './use-hash-target';

interface Props {
  page: StaticPage;
  /** What stands on the page below the text, for its contents. */
  more?: readonly Heading[];
}

/** A text to read, to find one’s way in, and to print. */
export function StaticPageArticle({ page: { title, content, updatedAt }, more = [] }: Props): ReactNode {
  const { numericDate } = useFormats();
  const [headings, setHeadings] = useState<readonly Heading[] | null>(null);
  useHashTarget(headings !== null);
  const date = numericDate(updatedAt);
  return (
    <Card component="article" sx={{ '@media print': { breakInside: 'auto', border: 0 } }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '12px 24px', mb: 3 }}>
        <Box sx={{ flex: 1, minWidth: 'min(100%, 260px)' }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="caption" component="p" sx={{ mt: '6px', color: 'neutral.ink3' }}>
            <Trans>
              Dernière mise à jour : <time dateTime={updatedAt}>{date}</time>
            </Trans>
          </Typography>
        </Box>
        <Button variant="neutral" startIcon={<PrintRounded />} onClick={() => print()}>
          <Trans>Imprimer</Trans>
        </Button>
      </Box>
      <Contents headings={[...(headings ?? []), ...more]} />
      <RichText html={content} onShown={(text) => setHeadings(nameHeadings(text))} />
    </Card>
  );
}
