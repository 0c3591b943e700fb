import { Plural, Trans } from '@lingui/react/macro';
import type { SilentPerson } from '@passerelle/shared/contract';
import { DAY_MS } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** Label of a silent person: the rule that matched, and its start. */
export function SilenceLabel({ reason, since }: Pick<SilentPerson, 'reason' | 'since'>): ReactNode {
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
