import { Trans } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, ContentText, RichText, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import type { ProfileText } from './profile-labels';

interface Props {
  text: ProfileText;
  /** Before the title: a letter, a colour. */
  mark?: ReactNode;
  /** Figure beside the title. */
  figure?: ReactNode;
}

/** Text of one result: title, description and suitable jobs. */
export const ResultText = ({ text: { title, description, jobs, contentLanguage }, mark, figure }: Props): ReactNode => (
  <Box
    component="li"
    sx={{
      p: { xs: '14px', md: '16px 18px' },
      borderRadius: '12px',
      backgroundColor: 'neutral.paper',
      breakInside: 'avoid',
      '@media print': { border: '1px solid #999' },
    }}
  >
    {mark}
    <Typography component="h6" variant="h4" sx={{ display: 'flex', flexWrap: 'wrap', gap: '0 10px' }}>
      <ContentText language={contentLanguage}>{title}</ContentText>
      {figure && (
        <Box component="span" sx={{ fontWeight: 400, color: 'text.secondary' }}>
          {figure}
        </Box>
      )}
    </Typography>
    {description && (
      <RichText
        html={description}
        language={contentLanguage}
        sx={{ mt: '4px', typography: 'body2', color: 'text.secondary' }}
      />
    )}
    {jobs && (
      <Box sx={{ mt: '8px', typography: 'body2' }}>
        <Box component="span" sx={{ fontWeight: 560 }}>
          <Trans>Métiers qui y font appel</Trans>
        </Box>
        <RichText html={jobs} language={contentLanguage} sx={{ color: 'text.secondary' }} />
      </Box>
    )}
  </Box>
);

const sideBySide = (width: number) =>
  ({
    display: 'grid',
    gap: '12px',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${width}px), 1fr))`,
    m: 0,
    p: 0,
    listStyle: 'none',
  }) as const;

/** Side by side if they fit: three texts of a profile in a row, four colours in two. */
export const threeTexts = sideBySide(190);
export const fourTexts = sideBySide(260);

/** The names of results, one after the other. */
export function ResultNames({ texts }: { texts: readonly ProfileText[] }): ReactNode {
  const { list } = useFormats();
  return <ContentText language={texts[0]?.contentLanguage}>{list(texts.map(({ title }) => title))}</ContentText>;
}

interface TiedProps {
  profile: readonly ProfileText[];
  tied: readonly ProfileText[];
}

/** Names those whose score equals that of the last one in the profile. */
export function TiedNote({ profile, tied }: TiedProps): ReactNode {
  if (tied.length === 0) return null;
  const last = <ResultNames texts={profile.slice(-1)} />;
  const others = <ResultNames texts={tied} />;
  return (
    <Typography variant="body2" sx={{ mt: '10px', color: 'text.secondary' }}>
      <Trans>
        À égalité avec « {last} » : {others}.
      </Trans>
    </Typography>
  );
}
