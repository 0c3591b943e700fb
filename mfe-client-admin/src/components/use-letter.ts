import { useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { UserSummary } from '@passerelle/shared/contract';
import { fullName } from '@passerelle/shared/ui';

type Addressee = Pick<UserSummary, 'email' | 'firstName'>;

/** Address of a message with greeting and signature, which the viewer writes and sends in their own mail program. */
export function useLetter(): (to: Addressee) => string {
  const { t } = useLingui();
  const { data: me } = useCall('GET /me');
  const signature = me ? fullName(me) : '';
  return ({ email, firstName }) => {
    const subject = t`Votre parcours`;
    const body = `${t`Bonjour ${firstName},`}\r\n\r\n\r\n\r\n${signature}`;
    return `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  };
}
