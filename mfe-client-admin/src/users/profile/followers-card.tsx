import { Trans, useLingui } from '@lingui/react/macro';
import type { Follower, User } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, fullName, FormSection } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const FollowerKindLabel = ({ kind }: Pick<Follower, 'kind'>): ReactNode =>
  kind === 'manager' ? <Trans>Manager</Trans> : <Trans>Référent RH</Trans>;

/** Since when, or from when until when. */
function FollowerTime({ from, until }: Pick<Follower, 'from' | 'until'>): ReactNode {
  const { date } = useFormats();
  const [since, end] = [date(from, 'local'), until && date(until, 'local')];
  return end ? (
    <Trans>
      du {since} au {end}
    </Trans>
  ) : (
    <Trans>depuis le {since}</Trans>
  );
}

/** Current and former followers of a person. */
export function FollowersCard({ user: { followers } }: { user: User }): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Suivi par</Trans>}>
      <Box
        component="ul"
        aria-label={t`Suivi par`}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: '10px' }}
      >
        {followers.map(({ kind, person, from, until }) => (
          <Box
            key={`${kind} ${from}`}
            component="li"
            sx={{ overflowWrap: 'anywhere', ...(until && { color: 'text.secondary' }) }}
          >
            <Box component="span" sx={{ fontWeight: until ? 400 : 600 }}>
              {person ? fullName(person) : <Trans>Personne hors de votre vue</Trans>}
            </Box>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              <FollowerKindLabel kind={kind} /> · <FollowerTime from={from} until={until} />
            </Box>
          </Box>
        ))}
      </Box>
    </FormSection>
  );
}
