import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ContentPublication, PublicationProblem } from '@passerelle/shared/contract';
import { gaugeLimits } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, Link, Notice, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { OutcomeTag } from '../import/content-labels';
import { ItemTitle, kindLabels } from '../item-labels';
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
  /** An item of a problem is opened. */
  onLead: () => void;
}

/** What a publication does or did, and what speaks against it. */
export function PublicationPlan({ plan, onLead }: Props): ReactNode {
  const { problems, untranslated, weeks, people } = plan;
  return (
    <>
      {problems.length > 0 && (
        <Notice
          tone="error"
          role="alert"
          title={
            <Plural
              value={problems.length}
              one="# point à corriger avant de publier"
              other="# points à corriger avant de publier"
            />
          }
        >
          <Problems problems={problems} onLead={onLead} />
        </Notice>
      )}
      <Things things={plan.things} />
      {plan.audience.length > 0 && <Audience {...plan} />}
      {people > 0 && (
        <Notice tone="info" title={<Trans>Des programmes sont en cours</Trans>}>
          <Plural
            value={people}
            one="# personne suit la version précédente : elle garde ses tâches, ses points et ses dates."
            other="# personnes suivent la version précédente : elles gardent leurs tâches, leurs points et leurs dates."
          />
        </Notice>
      )}
      {weeks.length > 0 && <Weeks weeks={weeks} />}
      {untranslated.length > 0 && <Untranslated untranslated={untranslated} onLead={onLead} />}
    </>
  );
}

function Things({ things }: Pick<ContentPublication, 'things'>): ReactNode {
  const { t } = useLingui();
  const changed = things.filter(({ outcome }) => outcome !== 'unchanged');
  if (changed.length === 0)
    return (
      <Typography>
        <Trans>Rien à publier : tout est déjà à jour.</Trans>
      </Typography>
    );
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
          <OutcomeTag outcome={outcome} />
        </Box>
      ))}
    </Card>
  );
}

function Audience({ audience, things }: Pick<ContentPublication, 'audience' | 'things'>): ReactNode {
  const { list } = useFormats();
  const names = list(audience.filter((name) => name !== null));
  return (
    <Typography>
      {audience.includes(null) ? <Trans>Pour toutes les organisations.</Trans> : <Trans>Pour {names} seulement.</Trans>}{' '}
      {things.some(({ kind }) => kind === 'programs') && (
        <Trans>Seules les personnes à qui un programme est attribué le voient.</Trans>
      )}
    </Typography>
  );
}

const Weeks = ({ weeks }: Pick<ContentPublication, 'weeks'>): ReactNode => (
  <Notice tone="warning" title={<Trans>Des semaines ne valent pas {gaugeLimits.total} points</Trans>}>
    <Box component="ul" sx={listStyle}>
      {weeks.map(({ program, week, points }) => (
        <li key={`${program}-${week}`}>
          <Trans>
            {program}, semaine {week} : {points} points
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
    {problems.map(({ item, file, line: at, message }) => (
      <Box component="li" key={`${file}:${at}:${message}`} sx={{ overflowWrap: 'anywhere' }}>
        {item ? (
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
        )}{' '}
        : {message}
      </Box>
    ))}
  </Box>
);
