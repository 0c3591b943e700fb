import { Trans, useLingui } from '@lingui/react/macro';
import PersonRounded from '@mui/icons-material/PersonRounded';
import WorkOutlineRounded from '@mui/icons-material/WorkOutlineRounded';
import type { UserIdentityBody } from '@passerelle/shared/contract';
import { Box, Email, fullName } from '@passerelle/shared/ui';
import { jobLevelLabels } from '@passerelle/shared/ui/labels';
import { Recap } from '@passerelle/shared/wizard';
import { type ComponentType, Fragment, type ReactNode } from 'react';

import { useChoiceNames } from '../form/picker-field';
import { PersonName } from '../form/colleague-field';
import { GroupName } from '../form/groups-field';
import { OrganizationName } from '../form/organization-field';
import { RoleLabel } from '../../components/user-labels';
import type { Post } from './plan';

const Line = ({ children }: { children: ReactNode }): ReactNode => (
  <Box component="span" sx={{ display: 'block' }}>
    {children}
  </Box>
);

/** Names of ids: as picked, or from the server after a reload. */
function Names({ ids, NameOf }: { ids: readonly string[]; NameOf: ComponentType<{ id: string }> }): ReactNode {
  const known = useChoiceNames();
  return ids.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      {known.get(id) ?? <NameOf id={id} />}
    </Fragment>
  ));
}

/** Identity; in the last step also role and organisation, since those grant rights over others. */
export function IdentityRecap({ identity, whole = false }: { identity: UserIdentityBody; whole?: boolean }): ReactNode {
  const { email, role, gender, groups, scope, organization } = identity;
  return (
    <Recap icon={<PersonRounded />} title={fullName(identity)} step="identity">
      <Line>
        <Email>{email}</Email>
      </Line>
      {whole && (
        <>
          <Line>
            <RoleLabel role={role} gender={gender} />
          </Line>
          {organization && (
            <Line>
              <Names ids={[organization]} NameOf={OrganizationName} />
            </Line>
          )}
          <Line>
            <Trans>
              Groupes : <Names ids={groups} NameOf={GroupName} />
            </Trans>
          </Line>
          {scope && (
            <Line>
              <Trans>
                Groupes gérés : <Names ids={scope.groups} NameOf={GroupName} />
              </Trans>
            </Line>
          )}
        </>
      )}
    </Recap>
  );
}

/** Summary of the post, with the manager and the HR representative. */
export function PostRecap({ post: { company, job } }: { post: Post }): ReactNode {
  const { t } = useLingui();
  const work = [job?.jobTitle ?? job?.position, company?.name].filter(Boolean).join(', ');
  return (
    <Recap icon={<WorkOutlineRounded />} title={work || t`Poste non précisé`} step="job">
      {job?.level && <Line>{t(jobLevelLabels[job.level])}</Line>}
      {job?.manager && (
        <Line>
          <Trans>
            Manager : <Names ids={[job.manager]} NameOf={PersonName} />
          </Trans>
        </Line>
      )}
      {job?.hrRepresentative && (
        <Line>
          <Trans>
            Référent RH : <Names ids={[job.hrRepresentative]} NameOf={PersonName} />
          </Trans>
        </Line>
      )}
    </Recap>
  );
}
