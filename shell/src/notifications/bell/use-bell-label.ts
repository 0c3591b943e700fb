import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

import { isCapped } from '../capped';

export function useBellLabel(unread: number): string {
  const { t } = useLingui();
  if (unread === 0) return t`Notifications`;
  if (isCapped(unread)) return t`Notifications, plus de 99 non lues`;
  return t`${plural(unread, { one: 'Notifications, # non lue', other: 'Notifications, # non lues' })}`;
}
