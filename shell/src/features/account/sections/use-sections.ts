import { useLingui } from '@lingui/react/macro';
import { scrollToElement, useLocation } from '@passerelle/shared/routes';
import { useEffect } from 'react';

/** An address that names a section leads to it, also a second time. */
export function useHashScroll(): void {
  const place = useLocation();
  useEffect(() => {
    if (place.hash) scrollToElement(place.hash.slice(1));
  }, [place]);
}

export type SectionId =
  | 'photo'
  | 'identity'
  | 'address'
  | 'company'
  | 'post'
  | 'languages'
  | 'password'
  | 'security'
  | 'language'
  | 'reminders'
  | 'program'
  | 'data';

export interface AccountSectionEntry {
  id: SectionId;
  title: string;
}

interface Present {
  /** Only who follows a programme tells about their post, and is reminded of what they planned. */
  isParticipant: boolean;
  hasProgram: boolean;
}

/** The sections that are there, in their order. */
export function useSections({ isParticipant, hasProgram }: Present): AccountSectionEntry[] {
  const { t } = useLingui();
  const post: AccountSectionEntry[] = isParticipant ? [{ id: 'post', title: t`Poste` }] : [];
  const reminders: AccountSectionEntry[] = isParticipant ? [{ id: 'reminders', title: t`Rappels` }] : [];
  const program: AccountSectionEntry[] = hasProgram ? [{ id: 'program', title: t`Programme` }] : [];
  return [
    { id: 'photo', title: t`Photo` },
    { id: 'identity', title: t`Informations personnelles` },
    { id: 'address', title: t`Adresse` },
    { id: 'company', title: t`Entreprise` },
    ...post,
    { id: 'languages', title: t`Langues parlées` },
    { id: 'password', title: t`Mot de passe` },
    { id: 'security', title: t`Sécurité` },
    { id: 'language', title: t`Langue de l’application` },
    ...reminders,
    ...program,
    { id: 'data', title: t`Mes données` },
  ];
}
