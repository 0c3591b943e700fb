import { Trans, useLingui } from '@lingui/react/macro';
import type { Captions } from '@passerelle/shared/contract';
import { languageName, useContentLanguage } from '@passerelle/shared/i18n';
import { Box, Card, Link, Section } from '@passerelle/shared/ui';
import { ViewSwitch } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { placeIn } from '../../components/duration';

interface Props {
  captions: readonly Captions[];
  /** The language that is read. */
  language: Captions['language'];
  onLanguage: (language: Captions['language']) => void;
  /** The second that is played. */
  second: number;
  onSeek: (second: number) => void;
}

/** Captions of a film or recording, line by line; each line seeks the player to its time. */
export function Transcript({ captions, language, onLanguage, second, onSeek }: Props): ReactNode {
  const { t } = useLingui();
  const shown = captions.find((one) => one.language === language) ?? captions[0];
  const attributes = useContentLanguage(shown?.language);
  if (!shown) return null;
  return (
    <Section
      title={<Trans>Transcription</Trans>}
      sx={{ mt: '28px' }}
      action={
        captions.length > 1 && (
          <ViewSwitch
            label={t`Langue de la transcription`}
            value={shown.language}
            options={captions.map((one) => ({ value: one.language, label: languageName(one.language) }))}
            onChange={onLanguage}
          />
        )
      }
    >
      <Card padding="small">
        <Box
          component="ol"
          {...attributes}
          sx={{ display: 'grid', gap: '2px', m: 0, p: 0, listStyle: 'none', maxWidth: '72ch' }}
        >
          {shown.cues
            .map((cue) => ({ ...cue, place: placeIn(cue.start) }))
            .map(({ start, end, text, place }) => (
              <Box
                key={start}
                component="li"
                aria-current={second >= start && second < end ? 'true' : undefined}
                sx={cueRow}
              >
                <Link
                  component="button"
                  type="button"
                  aria-label={t`Aller à ${place}`}
                  onClick={() => onSeek(start)}
                  sx={{ minHeight: 44, textAlign: 'start', fontSize: '0.875rem' }}
                >
                  {place}
                </Link>
                <span>{text}</span>
              </Box>
            ))}
        </Box>
      </Card>
    </Section>
  );
}

const cueRow = {
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '8px',
  px: '8px',
  borderRadius: '8px',
  overflowWrap: 'anywhere',
  '&[aria-current]': { backgroundColor: 'brand.100' },
} as const;
