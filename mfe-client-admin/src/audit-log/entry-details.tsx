import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { AuditEntry } from '@passerelle/shared/contract';
import { roles, secondFactorScopes } from '@passerelle/shared/contract/enums/security';
import { closureTypes } from '@passerelle/shared/contract/enums/users';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { Fragment, type ReactNode } from 'react';

import { secondFactorLabels } from '../organization/setting-labels';
import { RoleLabel } from '../components/user-labels';
import { closureTypeLabels } from '../components/closure-labels';
import { useFieldNames } from './field-labels';

const Role = ({ value }: { value: AuditEntry['details'][string] | undefined }): ReactNode => {
  const role = roles.find((known) => known === value);
  return role ? <RoleLabel role={role} /> : null;
};

/** Old and new value, if both are not personal data. */
function Change({ entry: { action, details } }: Props): ReactNode {
  const { number } = useFormats();
  const { from, to } = details;
  if (action === 'user.roleChanged')
    return (
      <Trans>
        De <Role value={from} /> à <Role value={to} />
      </Trans>
    );
  if (action !== 'pack.updated' || typeof from !== 'number' || typeof to !== 'number') return null;
  const [before, after] = [number(from), number(to)];
  return (
    <Trans>
      De {before} à {after} places
    </Trans>
  );
}

/** The number of people, in words that fit the action. */
function Count({ entry: { action, details } }: Props): ReactNode {
  const { number } = useFormats();
  const { count, created, undone, people, licenses, stopped } = details;
  if (action === 'users.imported' && typeof created === 'number')
    return (
      <>
        <Plural value={created} one="# personne ajoutée" other="# personnes ajoutées" />
        {stopped === true && (
          <>
            {', '}
            <Trans>arrêté avant la fin</Trans>
          </>
        )}
      </>
    );
  if (action === 'users.importUndone' && typeof undone === 'number')
    return <Plural value={undone} one="# personne retirée" other="# personnes retirées" />;
  if (action === 'content.weeksReplaced' && typeof count === 'number')
    return <Plural value={count} one="# personne" other="# personnes" />;
  if (action.startsWith('content.') && typeof count === 'number')
    return <Plural value={count} one="# élément" other="# éléments" />;
  if (action === 'users.exported' && typeof count === 'number')
    return <Plural value={count} one="# personne" other="# personnes" />;
  if (action === 'group.deleted' && typeof people === 'number')
    return <Plural value={people} one="# personne en faisait partie" other="# personnes en faisaient partie" />;
  if (action === 'pack.created' && typeof licenses === 'number')
    return <Plural value={licenses} one="# place" other="# places" />;
  if (typeof count !== 'number') return null;
  const times = number(count);
  return <Trans>{times} fois en une heure</Trans>;
}

/** Facts of one kind of action alone. */
function Fact({ entry: { action, details } }: Props): ReactNode {
  const { i18n } = useLingui();
  const { requires, step, how, name, version } = details;
  if (action === 'organization.secondFactorRequired') {
    const scope = secondFactorScopes.find((known) => known === requires);
    return scope ? i18n._(secondFactorLabels[scope]) : null;
  }
  if (action === 'signIn.failed')
    return step === 'secondFactor' ? <Trans>Code de vérification refusé</Trans> : <Trans>Mot de passe refusé</Trans>;
  if (action === 'logAs.ended')
    return how === 'expired' ? <Trans>Le temps était écoulé</Trans> : <Trans>Quitté avant la fin</Trans>;
  if (typeof name !== 'string') return null;
  if (action !== 'content.imported') return name;
  const release = typeof version === 'string' ? version : '';
  return (
    <Trans>
      {name}, version {release}
    </Trans>
  );
}

interface Props {
  entry: Pick<AuditEntry, 'action' | 'fields' | 'details'>;
}

const isReading = (action: AuditEntry['action']): boolean => action === 'users.exported' || action.startsWith('audit.');

/** Details of an entry beside its sentence: names of fields, and the few values that are not personal. */
export function EntryDetails({ entry }: Props): ReactNode {
  const { i18n } = useLingui();
  const namesOf = useFieldNames();
  const { date } = useFormats();
  const { action, fields, details } = entry;
  const names = namesOf(fields);
  const { pack, reason, type, date: day } = details;
  const on = typeof day === 'string' ? date(day) : null;
  const closure = closureTypes.find((known) => known === type);
  const parts: readonly (readonly [string, ReactNode])[] = [
    [
      'fields',
      action !== 'user.roleChanged' &&
        names &&
        (isReading(action) ? <Trans>Filtres : {names}</Trans> : <Trans>Champs : {names}</Trans>),
    ],
    ['change', details['from'] !== undefined && <Change entry={entry} />],
    [
      'created',
      action === 'user.created' && details['role'] !== undefined && (
        <Trans>
          Rôle : <Role value={details['role']} />
        </Trans>
      ),
    ],
    ['pack', typeof pack === 'string' && <Trans>Pack : {pack}</Trans>],
    ['type', closure && i18n._(closureTypeLabels[closure])],
    ['date', typeof on === 'string' && <Trans>Date de la clôture : {on}</Trans>],
    ['reason', typeof reason === 'string' && <Trans>Motif : {reason}</Trans>],
    ['fact', withFact.includes(action) && <Fact entry={entry} />],
    ['count', (action === 'group.deleted' || countNames.some((name) => name in details)) && <Count entry={entry} />],
  ];
  const shown = parts.filter(([, part]) => Boolean(part));
  if (shown.length === 0) return null;
  return (
    <Box sx={{ typography: 'caption', color: 'text.secondary', overflowWrap: 'anywhere' }}>
      {shown.map(([id, part], index) => (
        <Fragment key={id}>
          {index > 0 && ' · '}
          {part}
        </Fragment>
      ))}
    </Box>
  );
}

const withFact: readonly AuditEntry['action'][] = [
  'organization.secondFactorRequired',
  'signIn.failed',
  'logAs.ended',
  'content.archived',
  'content.imported',
  'content.published',
  'content.restored',
  'content.scheduleRemoved',
  'content.scheduled',
  'content.takenOver',
  'content.weeksReplaced',
];
const countNames: readonly string[] = ['count', 'created', 'undone', 'licenses'];
