import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { Contact } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button, fullName, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

/** The details that a form can fill, with whether they are empty; « téléphone » is one of two numbers. */
const details = [
  { words: msg`civilité`, isEmpty: ({ civility }: Contact) => !civility },
  { words: msg`entreprise`, isEmpty: ({ company }: Contact) => !company.name },
  { words: msg`service`, isEmpty: ({ company }: Contact) => !company.service },
  { words: msg`poste`, isEmpty: ({ job }: Contact) => !job.jobTitle },
  { words: msg`domaine professionnel`, isEmpty: ({ job }: Contact) => !job.occupation },
  { words: msg`e‑mail`, isEmpty: ({ email }: Contact) => !email },
  { words: msg`téléphone`, isEmpty: ({ phone, mobilePhone }: Contact) => !phone && !mobilePhone },
  { words: msg`adresses`, isEmpty: ({ addresses }: Contact) => addresses.length === 0 },
  { words: msg`personne qui recommande`, isEmpty: ({ referrer }: Contact) => !referrer },
  { words: msg`commentaire`, isEmpty: ({ comment }: Contact) => !comment },
] as const;

interface Props {
  contact: Contact;
  /** The address that the form leads back to. */
  from: string | undefined;
}

/** The empty details in one sentence, and the way to fill them; nothing where all are known. */
export function MissingDetails({ contact, from }: Props): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const missing = details.filter(({ isEmpty }) => isEmpty(contact)).map(({ words }) => t(words));
  if (missing.length === 0) return null;
  const names = list(missing);
  const name = fullName(contact);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '10px 20px' }}>
      <Typography variant="body2" sx={{ flex: '1 1 260px', color: 'text.secondary', textWrap: 'pretty' }}>
        <Trans>Non renseigné : {names}.</Trans>
      </Typography>
      <Button
        component={RouteLink}
        to={routeTo('contactEdit', { contactId: contact.id })}
        state={{ from }}
        variant="outlined"
        size="small"
        startIcon={<AddRounded />}
        aria-label={t`Compléter la fiche de ${name}`}
      >
        <Trans>Compléter</Trans>
      </Button>
    </Box>
  );
}
