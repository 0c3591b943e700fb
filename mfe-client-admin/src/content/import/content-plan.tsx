import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentImport } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, Notice, Section, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { KindLabel, OutcomeTag } from './content-labels';

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: '10px',
  paddingInline: { xs: '16px', md: '20px' },
  overflowWrap: 'anywhere',
  '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

/** Counts by kind; zeros are left out. */
function Counts({ counts }: Pick<ContentImport['kinds'][number], 'counts'>): ReactNode {
  const { list } = useFormats();
  const { t } = useLingui();
  const { created, changed, archived, unchanged } = counts;
  const parts = [
    created > 0 && t`${plural(created, { one: '# ajouté', other: '# ajoutés' })}`,
    changed > 0 && t`${plural(changed, { one: '# modifié', other: '# modifiés' })}`,
    archived > 0 && t`${plural(archived, { one: '# archivé', other: '# archivés' })}`,
    unchanged > 0 && t`${plural(unchanged, { one: '# inchangé', other: '# inchangés' })}`,
  ];
  return (
    <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{list(parts.filter((part) => part !== false))}</Box>
  );
}

/** Changes that a pack makes, as counts by kind and as a list. */
export function ContentPlan({ result: { dryRun, kinds, things, notices } }: { result: ContentImport }): ReactNode {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: '28px' }}>
      <Card
        component="ul"
        padding="none"
        aria-label={t`Ce que le pack fait, par type de contenu`}
        sx={{ m: 0, listStyle: 'none' }}
      >
        {kinds.map(({ kind, counts }) => (
          <Box component="li" key={kind} sx={line}>
            <Box sx={{ fontWeight: 600 }}>
              <KindLabel kind={kind} />
            </Box>
            <Counts counts={counts} />
          </Box>
        ))}
      </Card>
      {things.length > 0 && (
        <Section title={<Trans>Élément par élément</Trans>}>
          <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary', maxWidth: '66ch' }}>
            <Trans>
              Chaque élément est nommé comme dans le pack. Ce qui est archivé reste à celles et ceux qui l’ont déjà, et
              n’est plus proposé.
            </Trans>
          </Typography>
          <Card padding="none">
            <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }} tabIndex={0}>
              {things.map(({ path, outcome }) => (
                <Box component="li" key={path} sx={line}>
                  <span>{path}</span>
                  <OutcomeTag outcome={outcome} isPlanned={dryRun} />
                </Box>
              ))}
            </Box>
          </Card>
        </Section>
      )}
      {notices.length > 0 && (
        <Section title={<Trans>À savoir</Trans>}>
          <Typography variant="body2" sx={{ mb: '12px', color: 'text.secondary', maxWidth: '66ch' }}>
            <Trans>Rien de tout cela n’empêche l’import.</Trans>
          </Typography>
          <ProblemList problems={notices} />
        </Section>
      )}
    </Box>
  );
}

/** Lists the problems and their places; the server sends them in the reader's language. */
export function ContentProblems({ problems }: Pick<ContentImport, 'problems'>): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: '16px' }}>
      <Notice
        tone="error"
        role="alert"
        title={
          <Plural
            value={problems.length}
            one="# point à corriger dans le pack"
            other="# points à corriger dans le pack"
          />
        }
      >
        <Trans>Rien n’a été importé. Corrigez le pack, puis choisissez le nouveau fichier.</Trans>
      </Notice>
      <ProblemList problems={problems} />
    </Box>
  );
}

function ProblemList({ problems }: Pick<ContentImport, 'problems'>): ReactNode {
  return (
    <Card padding="none">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 420, overflowY: 'auto' }} tabIndex={0}>
        {problems.map(({ file, line: at, message }) => (
          <Box component="li" key={`${file}:${at}:${message}`} sx={line}>
            <Box sx={{ fontWeight: 600 }}>
              <Trans>
                {file}, ligne {at}
              </Trans>
            </Box>
            <Box
              sx={{
                flex: '1 1 320px',
                color: 'text.secondary',
                typography: 'body2',
                '&::first-letter': { textTransform: 'uppercase' },
              }}
            >
              {message}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
