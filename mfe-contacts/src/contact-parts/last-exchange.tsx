import { Trans } from '@lingui/react/macro';
import HistoryRounded from '@mui/icons-material/HistoryRounded';
import type { Contact } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Fact, Facts } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** When they last met or spoke; nothing before the first time. */
export function LastExchange({ contact: { lastExchangeAt } }: { contact: Pick<Contact, 'lastExchangeAt'> }): ReactNode {
  const { date } = useFormats();
  if (!lastExchangeAt) return null;
  const day = date(lastExchangeAt, 'local');
  return (
    <Facts>
      <Fact icon={<HistoryRounded />}>
        <span>
          <Trans>
            Dernier échange le <time dateTime={lastExchangeAt}>{day}</time>
          </Trans>
        </span>
      </Fact>
    </Facts>
  );
}
