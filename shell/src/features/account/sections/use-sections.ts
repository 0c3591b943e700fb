import { useLingui } from '@lingui/react/macro';
import type { OwnProfile } from '@passerelle/shared/contract';
import { scrollToElement } from '@passerelle/shared/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

export const profileSections = ['photo', 'identity', 'address', 'company', 'post', 'languages'] as const;
export const settingSections = ['password', 'security', 'language', 'reminders', 'program', 'data'] as const;

export type SectionId = (typeof profileSections)[number] | (typeof settingSections)[number];

/** An address that names one of these sections leads to it, also a second time. */
export function useHashScroll(sections: readonly string[]): void {
  const place = useLocation();
  useEffect(() => {
    const id = place.hash.slice(1);
    if (sections.includes(id)) scrollToElement(id);
  }, [place, sections]);
}

export interface AccountSectionEntry {
  id: SectionId;
  title: string;
}

/** The sections that are there, in their order: only participants tell about their post. */
export function useSections({ role, selectedProgram }: OwnProfile): AccountSectionEntry[] {
  const { t } = useLingui();
  const isParticipant = role.slug === 'user';
  const titles: Record<SectionId, string | false> = {
    photo: t`Photo`,
    identity: t`Informations personnelles`,
    address: t`Adresse`,
    company: t`Entreprise`,
    post: isParticipant && t`Poste`,
    languages: t`Langues parlées`,
    password: t`Mot de passe`,
    security: t`Sécurité`,
    language: t`Langue de l’application`,
    reminders: t`Rappels`,
    program: selectedProgram !== null && t`Programme`,
    data: t`Mes données`,
  };
  return [...profileSections, ...settingSections].flatMap((id) => {
    const title = titles[id];
    return title ? [{ id, title }] : [];
  });
}
