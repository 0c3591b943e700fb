import { Trans } from '@lingui/react/macro';
import type { ContentSchedule } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** Of a publication to come; null of one that was made. */
  schedule: ContentSchedule | null;
  isArchiving: boolean;
}

/** What came of the dialog. */
export function PublicationDone({ schedule, isArchiving }: Props): ReactNode {
  const { dateTime } = useFormats();
  const when = schedule && dateTime(schedule.at);
  if (when)
    return (
      <Notice tone="success" role="alert" title={<Trans>C’est programmé</Trans>}>
        <Trans>La publication aura lieu le {when}. Vous pouvez la retirer d’ici là.</Trans>
      </Notice>
    );
  if (isArchiving)
    return (
      <Notice tone="success" role="alert" title={<Trans>C’est archivé</Trans>}>
        <Trans>Ce qui est archivé n’est plus proposé. Les personnes gardent ce qu’elles ont déjà.</Trans>
      </Notice>
    );
  return (
    <Notice tone="success" role="alert" title={<Trans>C’est publié</Trans>}>
      <Trans>Les personnes voient ces contenus dès maintenant. La publication est inscrite au journal.</Trans>
    </Notice>
  );
}
