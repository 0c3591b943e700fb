import { Trans, useLingui } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Email, Typography } from '@passerelle/shared/ui';
import { ContactLine, phoneHref, PhoneNumber } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface Props {
  contact: Pick<Contact, 'email' | 'phone' | 'mobilePhone'>;
  /** Underlines the links, to tell them apart from plain facts beside them. */
  underlined?: boolean;
}

/** E-mail and phone numbers of a contact, each as a link that writes or calls. */
export function ContactLines({ contact, underlined = false }: Props): ReactNode {
  const { t } = useLingui();
  const { email, phone, mobilePhone } = contact;
  if (!email && !phone && !mobilePhone) {
    return (
      <Typography variant="body2" sx={{ color: 'neutral.ink3' }}>
        <Trans>Ni adresse ni numéro pour le moment</Trans>
      </Typography>
    );
  }
  return (
    <div>
      {email && (
        <ContactLine
          href={`mailto:${email}`}
          icon={<MailOutlineRounded titleAccess={t`E‑mail`} />}
          underlined={underlined}
        >
          <Email>{email}</Email>
        </ContactLine>
      )}
      {phone && (
        <ContactLine href={phoneHref(phone)} icon={<PhoneRounded titleAccess={t`Téléphone`} />} underlined={underlined}>
          <PhoneNumber>{phone}</PhoneNumber>
        </ContactLine>
      )}
      {mobilePhone && (
        <ContactLine
          href={phoneHref(mobilePhone)}
          icon={<SmartphoneRounded titleAccess={t`Mobile`} />}
          underlined={underlined}
        >
          <PhoneNumber>{mobilePhone}</PhoneNumber>
        </ContactLine>
      )}
    </div>
  );
}
