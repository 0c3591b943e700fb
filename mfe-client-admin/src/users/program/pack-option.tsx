import { Plural, Trans } from '@lingui/react/macro';
import type { LicensePack } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, choiceCard, sxOf } from '@passerelle/shared/ui';
import { FormControlLabel, Radio } from '@passerelle/shared/ui/inputs';
import type { ReactNode } from 'react';

import type { PackFault } from './pack-choice';

interface Props {
  pack: LicensePack;
  fault: PackFault | null;
  isExtension: boolean;
  /** The person keeps their seat in this pack: the free ones do not matter. */
  isHeld: boolean;
  /** Of the first one that can be chosen: where the name of the group leads. */
  id: string | undefined;
}

const greyed = {
  backgroundColor: 'neutral.page',
  '& > .MuiFormControlLabel-label': { color: 'text.secondary' },
} as const;

/** A pack with its free seats; one that cannot be drawn on says why, and cannot be chosen. */
export function PackOption({ pack, fault, isExtension, isHeld, id }: Props): ReactNode {
  const { number } = useFormats();
  const { availableLicenseCount: free } = pack;
  const figure = number(free);
  return (
    <FormControlLabel
      value={pack.id}
      disabled={fault !== null}
      control={<Radio slotProps={{ input: { id } }} />}
      sx={sxOf(choiceCard, { py: '8px', alignItems: 'center' }, fault ? greyed : {})}
      label={
        <Box sx={{ display: 'flex', alignItems: 'center', gap: '12px' }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box sx={{ fontWeight: 600 }}>{pack.name}</Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              <PackNote pack={pack} fault={fault} isExtension={isExtension} isHeld={isHeld} />
            </Box>
          </Box>
          {!isHeld && (
            <Box sx={{ textAlign: 'end', fontSize: '0.875rem', lineHeight: 1.25 }}>
              <Box component="b" sx={{ display: 'block', fontSize: '1.0625rem', fontWeight: 650 }}>
                {figure}
              </Box>
              <Plural value={free} _0="place" one="place" other="places" />
            </Box>
          )}
        </Box>
      }
    />
  );
}

function PackNote({ pack, fault, isExtension, isHeld }: Omit<Props, 'id'>): ReactNode {
  const { date } = useFormats();
  const [from, to] = [date(pack.period.fromDate), date(pack.period.toDate)];
  switch (fault) {
    case 'notBegun':
      return <Trans>Utilisable à partir du {from}</Trans>;
    case 'ended':
      return <Trans>Terminé depuis le {to}</Trans>;
    case 'nothing':
      return isExtension ? (
        <Trans>Ne contient aucune prolongation</Trans>
      ) : (
        <Trans>Ne contient aucun programme à attribuer</Trans>
      );
    case 'full':
      return <Trans>Plus de place : rien à attribuer pour le moment</Trans>;
    case null:
      return isHeld ? <Trans>Pack actuel : n’utilise pas de place</Trans> : <Trans>Jusqu’au {to}</Trans>;
  }
}
