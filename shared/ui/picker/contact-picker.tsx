import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Contact } from '@passerelle/shared/contract';
import type { ReactNode } from 'react';
import { Box, fullName, PersonAvatar } from '@passerelle/shared/ui';

import { JobLine } from '../data/data-display/job-line';
import { Picker, type PickerProps } from './picker';

/** Enough of a contact to recognise it. */
export type PickableContact = Pick<Contact, 'id' | 'firstName' | 'lastName' | 'job' | 'company'>;

interface Props extends Pick<
  PickerProps<PickableContact>,
  'id' | 'search' | 'onSearch' | 'found' | 'compact' | 'beside'
> {
  /** The question, for screen readers: « Qui souhaitez-vous rencontrer ? » */
  label: string;
  chosen: PickableContact | null;
  onChoose: (contact: PickableContact) => void;
}

const countOf = (totalCount: number): ReactNode => (
  <Plural value={totalCount} _0="Aucun contact trouvé" one="# contact trouvé" other="# contacts trouvés" />
);

/** One person of the contact book. */
export function ContactPicker({ label, chosen, onChoose, ...picker }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <Picker
      {...picker}
      words={{
        label,
        search: t`Chercher dans vos contacts`,
        placeholder: t`Nom, entreprise, métier…`,
        count: countOf,
        failure: <Trans>Vos contacts ne répondent pas</Trans>,
        failureText: <Trans>Rien n’est perdu : votre carnet est enregistré.</Trans>,
      }}
      idOf={({ id }) => id}
      chosen={chosen ? [chosen] : []}
      onChange={([contact]) => contact && onChoose(contact)}
    >
      {(contact) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '14px', py: '8px' }}>
          <PersonAvatar {...contact} size={42} />
          <Box component="span" sx={{ minWidth: 0 }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {fullName(contact)}
            </Box>
            <JobLine of={contact} />
          </Box>
        </Box>
      )}
    </Picker>
  );
}
