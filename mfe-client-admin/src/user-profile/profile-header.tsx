import { useLingui } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import type { User } from '@passerelle/shared/contract';
import { Box, Card, fullName, PersonAvatar, phoneHref, PhoneNumber, Tag, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { RoleWord } from '../user-list/user-words';

const reach = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  minHeight: { xs: 44, lg: 24 },
  // A tablet is as wide as a screen, and is touched.
  '@media (pointer: coarse)': { minHeight: 44 },
  fontSize: '0.90625rem',
  color: 'text.secondary',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  minWidth: 0,
  '&:hover': { color: 'text.primary', textDecoration: 'underline' },
  '& svg': { flex: 'none', fontSize: 18, color: 'neutral.ink3' },
} as const;

/** How to write to somebody or call them. */
function ReachLinks({ user: { email, phone, mobilePhone } }: { user: User }): ReactNode {
  const { t } = useLingui();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0, lg: '4px 20px' },
        flexDirection: { xs: 'column', lg: 'row' },
      }}
    >
      <Box component="a" href={`mailto:${email}`} sx={reach}>
        <MailOutlineRounded titleAccess={t`E‑mail`} />
        {email}
      </Box>
      {phone && (
        <Box component="a" href={phoneHref(phone)} sx={reach}>
          <PhoneRounded titleAccess={t`Téléphone`} />
          <PhoneNumber>{phone}</PhoneNumber>
        </Box>
      )}
      {mobilePhone && (
        <Box component="a" href={phoneHref(mobilePhone)} sx={reach}>
          <SmartphoneRounded titleAccess={t`Mobile`} />
          <PhoneNumber>{mobilePhone}</PhoneNumber>
        </Box>
      )}
    </Box>
  );
}

interface Props {
  user: User;
  /** What can be done with the person. */
  actions: ReactNode;
}

/** Who it is, how to reach them, and what can be done. The role is named where it is not the usual one. */
export const ProfileHeader = ({ user, actions }: Props): ReactNode => (
  <Card
    sx={{
      display: 'flex',
      flexDirection: { xs: 'column', lg: 'row' },
      flexWrap: 'wrap',
      alignItems: { lg: 'center' },
      gap: '16px 24px',
    }}
  >
    <PersonAvatar {...user} src={user.avatarUrl} size={76} />
    <Box sx={{ flex: { lg: '1 1 300px' }, minWidth: 0 }}>
      {user.role.slug !== 'user' && (
        <Tag tone="brand" sx={{ mb: '8px' }}>
          <RoleWord role={user.role.slug} gender={user.gender} />
        </Tag>
      )}
      <Typography
        component="h1"
        variant="h1"
        sx={{ fontSize: { lg: '1.75rem' }, lineHeight: 1.2, overflowWrap: 'anywhere' }}
      >
        {fullName(user)}
      </Typography>
      <Box sx={{ mt: '8px' }}>
        <ReachLinks user={user} />
      </Box>
    </Box>
    <Box
      data-print="no"
      sx={{
        display: 'flex',
        // Who may only read has nothing here, and no gap for it.
        '&:empty': { display: 'none' },
        flexWrap: { xs: 'wrap', xxl: 'nowrap' },
        gap: { xs: '10px', md: '12px' },
        '& > .MuiButton-root, & > div': { flex: { xs: '1 1 auto', lg: 'none' } },
      }}
    >
      {actions}
    </Box>
  </Card>
);
