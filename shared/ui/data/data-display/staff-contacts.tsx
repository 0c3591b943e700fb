import { Trans, useLingui } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import type { OwnProfile, StaffContact } from '@passerelle/shared/contract';
import { Box, Email, fullName, PersonAvatar, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { ContactLine } from './contact-line';
import { phoneHref, PhoneNumber } from './phone-number';

/** The HR representative first; one person may be both. */
function contactsOf(job: OwnProfile['job']): { person: StaffContact; role: ReactNode }[] {
  const [representative, manager] = [job?.hrRepresentative, job?.manager];
  if (representative && representative.id === manager?.id)
    return [{ person: representative, role: <Trans>Référent RH et manager</Trans> }];
  return [
    ...(representative ? [{ person: representative, role: <Trans>Référent RH</Trans> }] : []),
    ...(manager ? [{ person: manager, role: <Trans>Manager</Trans> }] : []),
  ];
}

export const hasStaffContacts = (job: OwnProfile['job']): boolean => contactsOf(job).length > 0;

/** A participant's HR representative and manager, and how to reach them; nothing where the organisation named none. */
export function StaffContacts({ job }: Pick<OwnProfile, 'job'>): ReactNode {
  const { t } = useLingui();
  if (!hasStaffContacts(job)) return null;
  return (
    <Box component="ul" sx={{ display: 'grid', gap: '18px', m: 0, p: 0, listStyle: 'none' }}>
      {contactsOf(job).map(({ person, role }) => (
        <Box component="li" key={person.id} sx={{ display: 'flex', gap: '14px' }}>
          <PersonAvatar {...person} src={person.avatarUrl} />
          <Box sx={{ minWidth: 0 }}>
            <Typography component="p" sx={{ fontWeight: 600 }}>
              {fullName(person)}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {role}
            </Typography>
            <ContactLine href={`mailto:${person.email}`} icon={<MailOutlineRounded titleAccess={t`E‑mail`} />}>
              <Email>{person.email}</Email>
            </ContactLine>
            {person.phone && (
              <ContactLine href={phoneHref(person.phone)} icon={<PhoneRounded titleAccess={t`Téléphone`} />}>
                <PhoneNumber>{person.phone}</PhoneNumber>
              </ContactLine>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
