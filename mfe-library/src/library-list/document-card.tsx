import { Trans, useLingui } from '@lingui/react/macro';
import type { LibraryDocument, TaskFamily } from '@passerelle/shared/contract';
import { useContentLanguage } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, ContentText, Link, plainText, Typography } from '@passerelle/shared/ui';
import { ContentLanguageNote, FamilyIcon, familyLabels, FamilyTag } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink, useLocation } from 'react-router-dom';

import { DocumentCover } from './document-cover';

const card = {
  position: 'relative',
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'clamp(92px, 5.75rem, 36%) minmax(0, 1fr)',
  flexDirection: 'column',
} as const;

const text = {
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  p: { xs: '14px 14px 14px 16px', md: '16px 18px 18px' },
  overflowWrap: 'anywhere',
} as const;

/** Extends the link of the title over the whole card. */
const link = { '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' } } as const;

const excerpt = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  color: 'text.secondary',
} as const;

interface Props {
  document: LibraryDocument;
  /** True in search results: the description is shown whole, since the matched word may be at its end. */
  isFound?: boolean;
}

/** A document in the list. */
export function DocumentCard({ document, isFound = false }: Props): ReactNode {
  const { pathname, search } = useLocation();
  const { id, name, description, family, language, passage } = document;
  const attributes = useContentLanguage(language);
  return (
    <Card component="li" padding="none" sx={card}>
      <DocumentCover document={document} />
      <Box sx={text}>
        <DocumentFamily family={family} />
        <ContentLanguageNote language={language} />
        <Typography component="h2" variant="h4">
          <Link
            component={RouteLink}
            to={routeTo('libraryDocument', { documentId: id })}
            state={{ from: `${pathname}${search}` }}
            color="inherit"
            underline="hover"
            sx={link}
          >
            <ContentText language={language}>{name}</ContentText>
          </Link>
        </Typography>
        {description && (
          <Typography variant="body2" {...attributes} sx={isFound ? { color: 'text.secondary' } : excerpt}>
            {plainText(description)}
          </Typography>
        )}
        {passage && <FoundInTranscript passage={passage} />}
      </Box>
    </Card>
  );
}

/** Matching passage of a transcript, for a search word that is not on the card itself. */
const FoundInTranscript = ({ passage }: { passage: string }): ReactNode => (
  <Box sx={{ mt: '4px', px: '12px', py: '8px', borderRadius: '10px', backgroundColor: 'neutral.sunken' }}>
    <Typography variant="caption" component="p" sx={{ fontWeight: 560, color: 'text.secondary' }}>
      <Trans>Trouvé dans la transcription</Trans>
    </Typography>
    <Typography variant="body2">
      <Trans>« {passage} »</Trans>
    </Typography>
  </Box>
);

/** The family of a document; nothing where it has none. */
function DocumentFamily({ family }: { family: TaskFamily | null }): ReactNode {
  const { t } = useLingui();
  if (!family) return null;
  return (
    <Box component="span" sx={{ fontSize: '0.84375rem', lineHeight: 1.4 }}>
      <FamilyTag plain family={family} icon={<FamilyIcon family={family} />}>
        {t(familyLabels[family])}
      </FamilyTag>
    </Box>
  );
}
