import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMay } from '@passerelle/shared/client';
import type { UserSummary } from '@passerelle/shared/contract';
import { auditOutcomes } from '@passerelle/shared/contract/enums/audit';
import { Box, Email, fullName, lazyDialog } from '@passerelle/shared/ui';
import { FilterSelect } from '@passerelle/shared/ui/data';
import { PickerFilter } from '@passerelle/shared/ui/picker';
import { DateRangeFilter, SeveralFilter } from '@passerelle/shared/ui/table';
import { useState, type ReactNode } from 'react';

import { OrganizationFilter } from '../components/organization-filter';
import { RoleLabel } from '../components/user-labels';
import { type LogState, type LogSubject, logSubjects, usePeople, usePersonName } from './log.resource';

const LazyPeriodDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "log-period" */ './period-dialog')).PeriodDialog,
);

interface Props {
  state: LogState;
  onChange: (change: Partial<LogState>) => void;
}

function SubjectLabel({ about }: { about: LogSubject }): ReactNode {
  switch (about) {
    case 'people':
      return <Trans>Fiches des personnes</Trans>;
    case 'programs':
      return <Trans>Programmes</Trans>;
    case 'organization':
      return <Trans>Groupes, packs et organisation</Trans>;
    case 'files':
      return <Trans>Imports, exports et envois</Trans>;
    case 'accounts':
      return <Trans>Connexions et sécurité</Trans>;
  }
}

/** Filters by action, actor, subject, date and outcome; all of them are kept in the URL. */
export function LogFilters({ state, onChange }: Props): ReactNode {
  const { t } = useLingui();
  const seesAll = useMay('superAdmin', 'w');
  return (
    <>
      <FilterSelect
        label={t`Action`}
        value={state.about}
        onChange={(about) => onChange({ about: logSubjects.find((known) => known === about) ?? 'all' })}
        options={[
          { value: 'all', label: <Trans>toutes</Trans> },
          ...logSubjects.map((about) => ({ value: about, label: <SubjectLabel about={about} /> })),
        ]}
      />
      {seesAll && (
        <OrganizationFilter
          label={t`Organisation`}
          organizationId={state.organization}
          onChange={(organization) => onChange({ organization })}
        />
      )}
      <PersonFilter label={t`Auteur`} staff userId={state.actor} onChange={(actor) => onChange({ actor })} />
      <PersonFilter
        label={t`Personne concernée`}
        all={<Trans>toutes</Trans>}
        userId={state.subject}
        onChange={(subject) => onChange({ subject })}
      />
      <SeveralFilter
        label={t`Résultat`}
        values={state.outcome}
        onChange={(outcome) => onChange({ outcome })}
        options={auditOutcomes.map((outcome) => ({ value: outcome, label: <OutcomeLabel outcome={outcome} /> }))}
      />
      <DateRangeFilter
        label={t`Période`}
        dialog={LazyPeriodDialog}
        value={state.period}
        onChange={(period) => onChange({ period })}
      />
    </>
  );
}

function OutcomeLabel({ outcome }: { outcome: (typeof auditOutcomes)[number] }): ReactNode {
  switch (outcome) {
    case 'done':
      return <Trans>Fait</Trans>;
    case 'refused':
      return <Trans>Refusé</Trans>;
    case 'failed':
      return <Trans>Échoué</Trans>;
  }
}

interface PersonProps {
  label: string;
  /** Limits the options to staff. */
  staff?: boolean;
  userId: string | null;
  all?: ReactNode;
  onChange: (userId: string | null) => void;
}

const peopleFound = (total: number): ReactNode => <Plural value={total} one="# personne" other="# personnes" />;

type Someone = Pick<UserSummary, 'id' | 'firstName' | 'lastName'> & Partial<Pick<UserSummary, 'role' | 'email'>>;

/** One person, found by typing; the address keeps their id. */
function PersonFilter({ label, staff = false, userId, all, onChange }: PersonProps): ReactNode {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [search, setSearch] = useState('');
  const found = usePeople(search, staff, isOpen);
  const { data: named } = usePersonName(userId);
  const one = t`une personne`;
  const chosen: Someone[] = userId === null ? [] : [named ?? { id: userId, firstName: '', lastName: one }];
  return (
    <PickerFilter<Someone>
      label={label}
      nameOf={fullName}
      all={all}
      isOpen={isOpen}
      onOpen={setOpen}
      words={{
        label,
        search: t`Chercher une personne`,
        count: peopleFound,
        failure: <Trans>Les personnes ne répondent pas</Trans>,
      }}
      search={search}
      onSearch={setSearch}
      found={found}
      idOf={({ id }) => id}
      chosen={chosen}
      onChange={([person]) => onChange(person?.id ?? null)}
    >
      {(person) => (
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 560, overflowWrap: 'anywhere' }}>{fullName(person)}</Box>
          {person.role && (
            <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <RoleLabel role={person.role.slug} /> · {person.email && <Email>{person.email}</Email>}
            </Box>
          )}
        </Box>
      )}
    </PickerFilter>
  );
}
