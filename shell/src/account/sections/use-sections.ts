import { useLingui } from '@lingui/react/macro';

export type SectionId =
  'photo' | 'identity' | 'address' | 'company' | 'post' | 'languages' | 'password' | 'language' | 'program' | 'data';

export interface AccountSectionEntry {
  id: SectionId;
  title: string;
}

interface Present {
  /** Only who follows a programme tells about their post. */
  hasJob: boolean;
  hasProgram: boolean;
}

/** The sections that are there, in their order. */
export function useSections({ hasJob, hasProgram }: Present): AccountSectionEntry[] {
  const { t } = useLingui();
  const post: AccountSectionEntry[] = hasJob ? [{ id: 'post', title: t`Poste` }] : [];
  const program: AccountSectionEntry[] = hasProgram ? [{ id: 'program', title: t`Programme` }] : [];
  return [
    { id: 'photo', title: t`Photo` },
    { id: 'identity', title: t`Informations personnelles` },
    { id: 'address', title: t`Adresse` },
    { id: 'company', title: t`Entreprise` },
    ...post,
    { id: 'languages', title: t`Langues parlées` },
    { id: 'password', title: t`Mot de passe` },
    { id: 'language', title: t`Langue de l’application` },
    ...program,
    { id: 'data', title: t`Mes données` },
  ];
}
