import { Trans, useLingui } from '@lingui/react/macro';
import SupervisorAccountRounded from '@mui/icons-material/SupervisorAccountRounded';
import type { Address, Company, User, Reference } from '@passerelle/shared/contract';
import { currentLanguage, useFormats } from '@passerelle/shared/i18n';
import { FormSection, Box, Tag } from '@passerelle/shared/ui';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import {
  degreeLabels,
  genderLabels,
  languageLevelLabels,
  maritalStatusLabels,
  spokenLanguageLabels,
} from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../../components/not-filled-in';

interface Props {
  /** Groups of the person as a member. */
  own: readonly Reference[];
  /** Managed groups: the person's scope. */
  managed: readonly Reference[];
}

/** Member groups and managed groups, told apart by an icon, an outline and the words. */
function GroupTags({ own, managed }: Props): ReactNode {
  if (own.length === 0 && managed.length === 0) return <Trans>Aucun groupe que vous suivez</Trans>;
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: '6px 8px', m: 0, p: 0, listStyle: 'none' }}>
      {own.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Tag>{name}</Tag>
        </Box>
      ))}
      {managed.map(({ id, name }) => (
        <Box component="li" key={id} sx={{ minWidth: 0 }}>
          <Tag outlined icon={<SupervisorAccountRounded />}>
            <Trans>{name}, par périmètre</Trans>
          </Tag>
        </Box>
      ))}
    </Box>
  );
}

const given = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between);

/** The group of companies, the company and its site. */
const companyLine = (company: Company | null): string => given([company?.group, company?.name, company?.firm], ', ');

const addressLine = (address: Address | null): ReactNode => {
  const line = given([address?.street, given([address?.zipCode, address?.city], ' ')], ', ');
  return line && <bdi>{line}</bdi>;
};

/** Identity of the person, and their organisation and groups. */
export function IdentityCard({ user }: { user: User }): ReactNode {
  const { t } = useLingui();
  const { date, list } = useFormats();
  const { maritalStatus, degrees, spokenLanguages } = user;
  const languages = spokenLanguages.map(({ language, level }) => {
    const name = t(spokenLanguageLabels[language]);
    const how = t(languageLevelLabels[level]).toLocaleLowerCase(currentLanguage());
    return t`${name} (${how})`;
  });
  const { gender, birthday, groups, scope, company, address } = user;
  return (
    <FormSection title={<Trans>Identité</Trans>}>
      <DescriptionList>
        <Described name={<Trans>Genre</Trans>}>{gender ? t(genderLabels[gender]) : <NotFilledIn />}</Described>
        <Described name={<Trans>Date de naissance</Trans>}>{birthday ? date(birthday) : <NotFilledIn />}</Described>
        <Described name={<Trans>Groupes</Trans>}>
          <GroupTags own={groups} managed={scope.groups} />
        </Described>
        <Described name={<Trans>Entreprise</Trans>}>{companyLine(company) || <NotFilledIn />}</Described>
        <Described name={<Trans>Adresse</Trans>}>{addressLine(address) || <NotFilledIn />}</Described>
        {maritalStatus && (
          <Described name={<Trans>Situation familiale</Trans>}>{t(maritalStatusLabels[maritalStatus])}</Described>
        )}
        {degrees && <Described name={<Trans>Diplôme</Trans>}>{t(degreeLabels[degrees])}</Described>}
        {languages.length > 0 && <Described name={<Trans>Langues parlées</Trans>}>{list(languages)}</Described>}
      </DescriptionList>
    </FormSection>
  );
}
