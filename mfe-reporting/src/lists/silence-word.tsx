import { Plural, Trans } from '@lingui/react/macro';
import { DAY_MS, type SilentPerson } from '@passerelle/shared/contract';
import { now } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** Why somebody counts as not heard from, in words: a rule that was met, and since when. */
export function SilenceWord({ reason, since }: Pick<SilentPerson, 'reason' | 'since'>): ReactNode {
  const days = Math.floor((now().getTime() - Date.parse(since)) / DAY_MS);
  const weeks = Math.floor(days / 7);
  switch (reason) {
    case 'neverOpened':
      return (
        <Trans>
          N’a jamais ouvert son compte, invitation envoyée il y a <Plural value={days} one="# jour" other="# jours" />
        </Trans>
      );
    case 'noConnection':
      return <Plural value={days} one="Aucune connexion depuis # jour" other="Aucune connexion depuis # jours" />;
    case 'noTask':
      return (
        <Plural
          value={weeks}
          one="Se connecte, mais aucune tâche depuis # semaine"
          other="Se connecte, mais aucune tâche depuis # semaines"
        />
      );
  }
}
