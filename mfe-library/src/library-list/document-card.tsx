import type { LibraryDocument } from '@passerelle/shared/contract';
import { RouteLink, routeTo, useLocation } from '@passerelle/shared/routes';
import { Box, Card, Link, plainText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { DocumentCover } from './document-cover';
import { DocumentFamily } from '../document-parts/document-family';
import { languageOf } from '../document-parts/language-of';

const card = {
  position: 'relative',
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: '92px minmax(0, 1fr)',
  flexDirection: 'column',
} as const;

const text = {
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  p: { xs: '14px 14px 14px 16px', md: '16px 18px 18px' },
  overflowWrap: 'anywhere',
} as const;

/** The whole card opens the document; its name is the link that says so. */
const link = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } } as const;

const excerpt = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: 'text.secondary',
} as const;

/** What a document is about, and in which form it comes. */
export function DocumentCard({ document }: { document: LibraryDocument }): ReactNode {
  const { pathname, search } = useLocation();
  const { id, name, description, family, language } = document;
  return (
    <Card component="li" padding="none" sx={card}>
      <DocumentCover document={document} />
      <Box sx={text}>
        <DocumentFamily family={family} />
        <Typography component="h2" variant="h4" lang={languageOf(language)}>
          <Link
            component={RouteLink}
            to={routeTo('libraryDocument', { documentId: id })}
            state={{ from: `${pathname}${search}` }}
            color="inherit"
            underline="hover"
            sx={link}
          >
            {name}
          </Link>
        </Typography>
        {description && (
          <Typography variant="body2" lang={languageOf(language)} sx={excerpt}>
            {plainText(description)}
          </Typography>
        )}
      </Box>
    </Card>
  );
}
