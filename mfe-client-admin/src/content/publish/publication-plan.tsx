import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentPublication, PublicationProblem } from '@passerelle/shared/contract';
import { gaugeLimits } from '@passerelle/shared/contract/limits';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, Notice, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { Audience } from '../audience';
import { OutcomeTag } from '../import/content-labels';
import { ItemTitle, kindLabels } from '../item-labels';
import { SchedulesRefused } from './schedules-refused';
import { Untranslated } from './untranslated';

const listStyle = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '8px' } as const;
const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 12px',
  padding: '10px 14px',
  overflowWrap: 'anywhere',
  '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

interface Props {
  plan: ContentPublication;
  isArchiving: boolean;
  /** An item of a problem is opened. */
  onLead: () => void;
}

/** Effects of a publication, planned or done, and the problems that block it. */
export function PublicationPlan({ plan, isArchiving, onLead }: Props): ReactNode {
  const { dryRun, things, problems, audience, untranslated, weeks, people } = plan;
  const changed = things.filter(({ outcome }) => outcome !== 'unchanged');
  return (
    <>
      {problems.length > 0 && (
        <Notice
          tone="error"
          role="alert"
          title={
            isArchiving ? (
              <Trans>Ce contenu ne peut pas être archivé</Trans>
            ) : (
              <Plural
                value={problems.length}
                one="# correction à faire avant de publier"
                other="# corrections à faire avant de publier"
              />
            )
          }
        >
          <Problems problems={problems} onLead={onLead} />
        </Notice>
      )}
      {changed.length > 0 && <Changes changed={changed} isPlanned={dryRun} />}
      {changed.length === 0 && problems.length === 0 && (
        <Typography>
          {isArchiving ? (
            <Trans>Rien à archiver : c’est déjà fait.</Trans>
          ) : (
            <Trans>Rien à publier : tout est déjà à jour.</Trans>
          )}
        </Typography>
      )}
      {audience.length > 0 && (
        <Typography>
          <Audience audience={audience} />{' '}
          {things.some(({ kind }) => kind === 'programs') && (
            <Trans>Seules les personnes à qui un programme est attribué le voient.</Trans>
          )}
        </Typography>
      )}
      {people > 0 && (
        <Notice tone="info" title={<Trans>Des programmes sont en cours</Trans>}>
          <Plural
            value={people}
            one="# personne suit la version précédente : elle garde ses tâches, ses points et ses dates."
            other="# personnes suivent la version précédente : elles gardent leurs tâches, leurs points et leurs dates."
          />
        </Notice>
      )}
      <SchedulesRefused scheduled={plan.scheduled} />
      {weeks.length > 0 && <Weeks weeks={weeks} />}
      {untranslated.length > 0 && <Untranslated untranslated={untranslated} onLead={onLead} />}
    </>
  );
}

interface ChangesProps {
  changed: ContentPublication['things'];
  isPlanned: boolean;
}

function Changes({ changed, isPlanned }: ChangesProps): ReactNode {
  const { t } = useLingui();
  return (
    <Card component="ul" padding="none" aria-label={t`Ce qui change`} sx={{ m: 0, listStyle: 'none' }}>
      {changed.map(({ id, kind, title, outcome }) => (
        <Box component="li" key={`${id ?? title}-${kind}`} sx={line}>
          <span>
            <Box component="span" sx={{ fontWeight: 600 }}>
              <ItemTitle title={title} />
            </Box>{' '}
            <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {t(kindLabels[kind])}
            </Box>
          </span>
          <OutcomeTag outcome={outcome} isPlanned={isPlanned} />
        </Box>
      ))}
    </Card>
  );
}

const Weeks = ({ weeks }: Pick<ContentPublication, 'weeks'>): ReactNode => (
  <Notice tone="warning" title={<Trans>Des semaines ne valent pas {gaugeLimits.total} points</Trans>}>
    <Box component="ul" sx={listStyle}>
      {weeks.map(({ program, week, points }) => (
        <li key={`${program}-${week}`}>
          <Trans>
            {program}, semaine {week} : <Plural value={points} one="# point" other="# points" />
          </Trans>
        </li>
      ))}
    </Box>
  </Notice>
);

/** The server sends them in the language of the reader. */
const Problems = ({
  problems,
  onLead,
}: { problems: readonly PublicationProblem[] } & Pick<Props, 'onLead'>): ReactNode => (
  <Box component="ul" sx={listStyle}>
    {problems.map(({ item, file, line: at, message }) => {
      const title = item ? (
        <Link
          component={RouteLink}
          color="inherit"
          to={routeTo('clientContentItem', { itemId: item.id })}
          onClick={onLead}
        >
          <ItemTitle title={item.title} />
        </Link>
      ) : (
        file
      );
      return (
        <Box component="li" key={`${item?.id}:${file}:${at}:${message}`} sx={{ overflowWrap: 'anywhere' }}>
          <Trans>
            {title} : {message}
          </Trans>
        </Box>
      );
    })}
  </Box>
);
