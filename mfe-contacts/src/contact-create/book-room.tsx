import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import { ownLimits } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** With so few places left it is worth a word. */
const few = 100;

/** How many more contacts the book takes, said before somebody types in one that it would refuse. */
export function BookRoom(): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data: counts } = useCall('GET /me/contacts/count', { query: {} });
  const room = counts ? ownLimits.contacts - counts.all : Infinity;
  const most = number(ownLimits.contacts);
  if (room > few) return null;
  if (room > 0)
    return (
      <Notice tone="info" title={<Trans>Votre carnet est presque plein</Trans>}>
        {t`${plural(room, { one: `Il reste une place sur ${most}.`, other: `Il reste # places sur ${most}.` })}`}
      </Notice>
    );
  return (
    <Notice tone="warning" title={<Trans>Votre carnet est plein</Trans>}>
      <Trans>Il contient {most} contacts, le maximum. Supprimez ceux qui ne vous servent plus pour en ajouter.</Trans>
    </Notice>
  );
}
