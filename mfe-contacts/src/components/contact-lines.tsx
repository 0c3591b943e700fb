import { Trans, useLingui } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import type { Contact } from '@passerelle/shared/contract';
import { Box, phoneHref, PhoneNumber, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: { xs: 44, md: 32 },
  // A tablet is as wide as a screen, and is touched.
  '@media (pointer: coarse)': { minHeight: 44 },
  fontSize: '0.90625rem',
  color: 'text.primary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { flex: 'none', fontSize: 18, color: 'neutral.ink3' },
} as const;

const underline = {
  color: 'brand.text',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  '&:hover': { textDecorationThickness: '2px' },
} as const;

interface Props {
  contact: Pick<Contact, 'email' | 'phone' | 'mobilePhone'>;
  /** Where the lines stand among facts, which are no links. */
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
  const look = underlined ? { ...line, ...underline } : line;
  return (
    <div>
      {email && (
        <Box component="a" href={`mailto:${email}`} sx={look}>
          <MailOutlineRounded titleAccess={t`E‑mail`} />
          <span>{email}</span>
        </Box>
      )}
      {phone && (
        <Box component="a" href={phoneHref(phone)} sx={look}>
          <PhoneRounded titleAccess={t`Téléphone`} />
          <PhoneNumber>{phone}</PhoneNumber>
        </Box>
      )}
      {mobilePhone && (
        <Box component="a" href={phoneHref(mobilePhone)} sx={look}>
          <SmartphoneRounded titleAccess={t`Mobile`} />
          <PhoneNumber>{mobilePhone}</PhoneNumber>
        </Box>
      )}
    </div>
  );
}
