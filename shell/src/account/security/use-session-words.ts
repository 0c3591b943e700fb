import { useLingui } from '@lingui/react/macro';
import type { OwnSession } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';

interface SessionWords {
  /** « Chrome sur Windows » */
  deviceOf: (session: OwnSession) => string;
  /** Seen from this session: no more is known of a place than its network. */
  placeOf: (session: OwnSession) => string;
  timesOf: (session: OwnSession) => string;
}

export function useSessionWords(): SessionWords {
  const { t } = useLingui();
  const { ago, dateTime } = useFormats();
  return {
    deviceOf: ({ browser, system }) => {
      if (browser && system) return t`${browser} sur ${system}`;
      return browser ?? system ?? t`Appareil inconnu`;
    },
    placeOf: ({ place, network }) => {
      if (place === 'thisDevice') return t`Cet appareil`;
      if (place === 'sameNetwork') return t`Même réseau que cet appareil`;
      return place === 'otherNetwork' && network ? t`Autre réseau : ${network}` : t`Réseau inconnu`;
    },
    timesOf: ({ isCurrent, startedAt, lastUsedAt }) => {
      const begun = dateTime(startedAt);
      if (isCurrent) return t`Ouverte ${begun}`;
      const used = ago(lastUsedAt);
      return t`Utilisée ${used}, ouverte ${begun}`;
    },
  };
}
