import { Trans, useLingui } from '@lingui/react/macro';
import type { Address, Company, User } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Described, DescriptionList } from '@passerelle/shared/ui/data';
import { FormSection } from '@passerelle/shared/ui';
import {
  degreeWords,
  genderWords,
  languageLevelWords,
  maritalStatusWords,
  spokenLanguageWords,
} from '@passerelle/shared/ui/words';
import type { ReactNode } from 'react';

import { NotFilledIn } from '../components/not-filled-in';
import { GroupTags } from './group-tags';

const given = (parts: readonly (string | null | undefined)[], between: string): string =>
  parts.filter(Boolean).join(between);

/** The group of companies, the company and its site. */
const companyLine = (company: Company | null): string => given([company?.group, company?.name, company?.firm], ', ');

const addressLine = (address: Address | null): string =>
  given([address?.street, given([address?.zipCode, address?.city], ' ')], ', ');

/** Who somebody is and where they belong. */
export function IdentityCard({ user }: { user: User }): ReactNode {
  const { t } = useLingui();
  const { date, list } = useFormats();
  const { maritalStatus, degrees, spokenLanguages } = user;
  const languages = spokenLanguages.map(({ language, level }) => {
    const [name, how] = [t(spokenLanguageWords[language]), t(languageLevelWords[level]).toLocaleLowerCase()];
    return t`${name} (${how})`;
  });
  const { gender, birthday, groups, scope, company, address } = user;
  return (
    <FormSection title={<Trans>Identité</Trans>}>
      <DescriptionList>
        <Described name={<Trans>Genre</Trans>}>{gender ? t(genderWords[gender]) : <NotFilledIn />}</Described>
        <Described name={<Trans>Date de naissance</Trans>}>{birthday ? date(birthday) : <NotFilledIn />}</Described>
        <Described name={<Trans>Groupes</Trans>}>
          <GroupTags own={groups} managed={scope.groups} />
        </Described>
        <Described name={<Trans>Entreprise</Trans>}>{companyLine(company) || <NotFilledIn />}</Described>
        <Described name={<Trans>Adresse</Trans>}>{addressLine(address) || <NotFilledIn />}</Described>
        {maritalStatus && (
          <Described name={<Trans>Situation familiale</Trans>}>{t(maritalStatusWords[maritalStatus])}</Described>
        )}
        {degrees && <Described name={<Trans>Diplôme</Trans>}>{t(degreeWords[degrees])}</Described>}
        {languages.length > 0 && <Described name={<Trans>Langues parlées</Trans>}>{list(languages)}</Described>}
      </DescriptionList>
    </FormSection>
  );
}
