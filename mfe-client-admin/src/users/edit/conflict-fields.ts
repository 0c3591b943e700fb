import { useLingui } from '@lingui/react/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useCall } from '@passerelle/shared/client';
import type { SpokenLanguage, User } from '@passerelle/shared/contract';
import { currentLanguage, useFormats } from '@passerelle/shared/i18n';
import { fullName } from '@passerelle/shared/ui';
import {
  degreeLabels,
  genderLabels,
  jobLevelLabels,
  jobOccupationLabels,
  languageLevelLabels,
  maritalStatusLabels,
  spokenLanguageLabels,
} from '@passerelle/shared/ui/labels';

import { useChoiceNames } from '../form/picker-field';
import { editValues } from '../form/form-values';

/** A form value that another user has saved differently meanwhile. */
export interface ConflictField {
  path: string;
  label: string;
  /** As it is saved now. */
  now: unknown;
  textOf: (value: unknown) => string;
}

type Values = Record<string, unknown>;

const at = (values: object, path: string): unknown =>
  path.split('.').reduce<unknown>((part, name) => (part as Values | null | undefined)?.[name], values);

/** Names of the ids in a person. */
export const namesIn = ({ groups, scope, job }: User): [string, string][] => [
  ...[...groups, ...scope.groups].map(({ id, name }): [string, string] => [id, name]),
  ...[job?.manager, job?.hrRepresentative].flatMap((one): [string, string][] => (one ? [[one.id, fullName(one)]] : [])),
];

/** The values in which two readings of a person differ, with the words for them. */
export function useConflictFields(before: User, now: User): ConflictField[] {
  const { t } = useLingui();
  const { date, money, list } = useFormats();
  const { data: roles } = useCall('GET /roles');
  const known = useChoiceNames();
  const names = new Map([...known, ...namesIn(before), ...namesIn(now)]);
  const nothing = t`Non renseigné`;
  const plain = (value: unknown): string => (typeof value === 'string' && value !== '' ? value : nothing);
  const named = (value: unknown): string => (typeof value === 'string' && names.get(value)) || nothing;
  const day = (value: unknown): string => (typeof value === 'string' && value ? date(value) : nothing);
  const word =
    (words: Readonly<Record<string, MessageDescriptor>>) =>
    (value: unknown): string => {
      const found = typeof value === 'string' ? words[value] : undefined;
      return found ? t(found) : nothing;
    };
  const role = (value: unknown): string => roles?.items.find(({ slug }) => slug === value)?.label ?? nothing;
  const several = (value: unknown): string => {
    const ids: unknown[] = Array.isArray(value) ? value : [];
    return ids.length > 0 ? list(ids.map((id) => named(id))) : nothing;
  };
  const fields: Omit<ConflictField, 'now'>[] = [
    { path: 'lastName', label: t`Nom`, textOf: plain },
    { path: 'firstName', label: t`Prénom`, textOf: plain },
    { path: 'gender', label: t`Genre`, textOf: word(genderLabels) },
    { path: 'birthday', label: t`Date de naissance`, textOf: day },
    { path: 'email', label: t`E‑mail`, textOf: plain },
    { path: 'phone', label: t`Téléphone`, textOf: plain },
    { path: 'mobilePhone', label: t`Téléphone mobile`, textOf: plain },
    { path: 'maritalStatus', label: t`Situation familiale`, textOf: word(maritalStatusLabels) },
    { path: 'degrees', label: t`Diplôme`, textOf: word(degreeLabels) },
    {
      path: 'spokenLanguages',
      label: t`Langues et niveaux`,
      textOf: (value) => {
        const spoken = Array.isArray(value) ? (value as SpokenLanguage[]) : [];
        const told = spoken.map(({ language, level }) => {
          const name = t(spokenLanguageLabels[language]);
          const how = t(languageLevelLabels[level]).toLocaleLowerCase(currentLanguage());
          return t`${name} (${how})`;
        });
        return told.length > 0 ? list(told) : nothing;
      },
    },
    { path: 'role', label: t`Rôle`, textOf: role },
    { path: 'groups', label: t`Groupes`, textOf: several },
    {
      path: 'scope',
      label: t`Groupes gérés`,
      textOf: (value) => several((value as { groups?: unknown } | null | undefined)?.groups),
    },
    { path: 'address.street', label: t`Adresse`, textOf: plain },
    { path: 'address.zipCode', label: t`Code postal`, textOf: plain },
    { path: 'address.city', label: t`Ville`, textOf: plain },
    { path: 'company.group', label: t`Groupe d’entreprises`, textOf: plain },
    { path: 'company.name', label: t`Nom de l’entreprise`, textOf: plain },
    { path: 'company.firm', label: t`Établissement`, textOf: plain },
    { path: 'job.level', label: t`Statut`, textOf: word(jobLevelLabels) },
    { path: 'job.jobTitle', label: t`Intitulé du poste`, textOf: plain },
    { path: 'job.position', label: t`Fonction`, textOf: plain },
    {
      path: 'job.annualSalaryWithoutTax',
      label: t`Salaire annuel brut`,
      textOf: (value) => (typeof value === 'number' ? money(value) : nothing),
    },
    { path: 'job.occupation', label: t`Métier`, textOf: word(jobOccupationLabels) },
    { path: 'job.entryOnDutyDate', label: t`Date d’entrée en fonction`, textOf: day },
    { path: 'job.manager', label: t`Manager`, textOf: named },
    { path: 'job.hrRepresentative', label: t`Référent RH`, textOf: named },
  ];
  const [then, since] = [editValues(before), editValues(now)];
  return fields.flatMap((field) => {
    const value = at(since, field.path);
    return JSON.stringify(at(then, field.path) ?? null) === JSON.stringify(value ?? null)
      ? []
      : [{ ...field, now: value }];
  });
}
