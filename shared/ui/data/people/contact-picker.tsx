import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { RadioGroup } from '@passerelle/shared/ui/mui/inputs';
import { Box, LoadedArea, type LoadedState, Skeleton, Typography } from '@passerelle/shared/ui';

import { SearchField } from '../filters/search-field';
import { ResultCount } from '../lists/result-count';
import { ContactChoice, type PickableContact } from './contact-choice';

export type { PickableContact };

interface Props {
  /** Of the search box, for what leads here. */
  id: string;
  /** What is asked, for readers: « Qui souhaitez-vous rencontrer ? » */
  label: string;
  search: string;
  onSearch: (search: string) => void;
  /** Those who match, as far as a look-up goes. */
  found: LoadedState<{ items: readonly PickableContact[]; totalCount: number }>;
  /** It stays in sight while others are searched for. */
  chosen: PickableContact | null;
  onChoose: (contact: PickableContact) => void;
  /** Among other fields: the list scrolls in itself. */
  compact?: boolean;
}

const rows = [1, 2, 3];
const Coming = (): ReactNode => (
  <Box sx={{ display: 'grid', gap: '8px' }}>
    {rows.map((row) => (
      <Skeleton key={row} variant="rounded" height={64} />
    ))}
  </Box>
);

const scrolls = {
  ...{ flexWrap: 'nowrap', maxHeight: 320, overflowY: 'auto', px: '4px', pb: '4px', mx: '-4px' },
  // On a phone a name and a job take several lines: the list scrolls rather than cutting them off.
  '& > *': { flexShrink: 0 },
} as const;

/** One person of the contact book, found by typing a few letters. */
export function ContactPicker({
  id,
  label,
  search,
  onSearch,
  found,
  chosen,
  onChoose,
  compact = false,
}: Props): ReactNode {
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'grid', gap: '10px' }}>
      <Typography component="label" htmlFor={id} sx={{ fontSize: '0.90625rem', fontWeight: 560, mb: '-4px' }}>
        <Trans>Chercher dans vos contacts</Trans>
      </Typography>
      <SearchField
        id={id}
        label={t`Chercher dans vos contacts`}
        placeholder={t`Nom, entreprise, métier…`}
        value={search}
        onChange={onSearch}
        delay={0}
        sx={{ maxWidth: { md: 'none' } }}
      />
      <LoadedArea
        state={found}
        failure={<Trans>Vos contacts ne répondent pas</Trans>}
        failureText={<Trans>Rien n’est perdu : votre carnet est enregistré.</Trans>}
        level={2}
        skeleton={<Coming />}
      >
        {({ items, totalCount }) => {
          // In its place where it is found: the arrow keys choose as they go, and must not move what they go through.
          const isFound = items.some(({ id: foundId }) => foundId === chosen?.id);
          const shown = chosen && !isFound ? [chosen, ...items] : items;
          return (
            <>
              <ResultCount>
                <Plural
                  value={totalCount}
                  _0="Aucun contact trouvé"
                  one="# contact trouvé"
                  other="# contacts trouvés"
                />
              </ResultCount>
              {shown.length > 0 && (
                <RadioGroup
                  aria-label={label}
                  value={chosen?.id ?? ''}
                  onChange={(_event, value) => {
                    const contact = shown.find((one) => one.id === value);
                    if (contact) onChoose(contact);
                  }}
                  sx={{ gap: '8px', mt: '6px', ...(compact && scrolls) }}
                >
                  {shown.map((contact) => (
                    <ContactChoice key={contact.id} contact={contact} />
                  ))}
                </RadioGroup>
              )}
              {totalCount > items.length && (
                <Typography variant="body2" sx={{ mt: '8px', color: 'text.secondary' }}>
                  <Trans>Seuls les premiers sont affichés. Tapez quelques lettres pour trouver les autres.</Trans>
                </Typography>
              )}
            </>
          );
        }}
      </LoadedArea>
    </Box>
  );
}
