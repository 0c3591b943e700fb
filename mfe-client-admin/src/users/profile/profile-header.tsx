import { useLingui } from '@lingui/react/macro';
import MailOutlineRounded from '@mui/icons-material/MailOutlineRounded';
import PhoneRounded from '@mui/icons-material/PhoneRounded';
import SmartphoneRounded from '@mui/icons-material/SmartphoneRounded';
import type { User } from '@passerelle/shared/contract';
import { Box, Card, Email, fullName, PersonAvatar, Tag, Typography } from '@passerelle/shared/ui';
import { phoneHref, PhoneNumber } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { useLetter } from '../../components/use-letter';
import { RoleLabel } from '../../components/user-labels';

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

/** Links to write to the person or call them. */
function ReachLinks({ user }: { user: User }): ReactNode {
  const { t } = useLingui();
  const letterTo = useLetter();
  const { email, phone, mobilePhone } = user;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: { xs: 0, lg: '4px 20px' },
        flexDirection: { xs: 'column', lg: 'row' },
      }}
    >
      <Box component="a" href={letterTo(user)} sx={reach}>
        <MailOutlineRounded titleAccess={t`E‑mail`} />
        <Email>{email}</Email>
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
  /** Actions on the person. */
  actions: ReactNode;
}

/** Identity, contact details and actions. The role is named where it is not the usual one. */
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
          <RoleLabel role={user.role.slug} gender={user.gender} />
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
        // With read permission alone there are no actions, and no gap for them.
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
