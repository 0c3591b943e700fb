import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LicensePack } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, choiceCard, sxOf } from '@passerelle/shared/ui';
import { FormControlLabel, Radio, RadioGroup } from '@passerelle/shared/ui/mui/choices';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';

import { type Follower, packFault, type PackFault, takesNoSeat, usableFirst } from './pack-choice';
import type { ProgramStep } from './program-state';

interface PackOptionProps {
  pack: LicensePack;
  fault: PackFault | null;
  isExtension: boolean;
  /** The person keeps their seat in this pack: the free ones do not matter. */
  isHeld: boolean;
  /** Set on the first available option only, the focus target of the group label. */
  id: string | undefined;
}

const greyedOption = {
  backgroundColor: 'neutral.page',
  '& > .MuiFormControlLabel-label': { color: 'text.secondary' },
} as const;

/** A pack with its free seats; one that cannot be drawn on says why, and cannot be chosen. */
function PackOption({ pack, fault, isExtension, isHeld, id }: PackOptionProps): ReactNode {
  const { number } = useFormats();
  const { availableLicenseCount: free } = pack;
  const figure = number(free);
  return (
    <FormControlLabel
      value={pack.id}
      disabled={fault !== null}
      control={<Radio slotProps={{ input: { id } }} />}
      sx={sxOf(choiceCard, { py: '8px', alignItems: 'center' }, fault ? greyedOption : {})}
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

function PackNote({ pack, fault, isExtension, isHeld }: Omit<PackOptionProps, 'id'>): ReactNode {
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

interface Props {
  packs: readonly LicensePack[];
  step: ProgramStep;
  user: Follower;
  onChosen: (pack: LicensePack) => void;
}

/** Out of which pack the programme comes. */
export function PackField({ packs, step, user, onChosen }: Props): ReactNode {
  const { t } = useLingui();
  const label = t`Pack de licences`;
  const settings = useMemo(() => ({ name: 'pack', label }), [label]);
  const field = useFormField(settings, 'choice');
  const options = usableFirst(
    packs.map((pack) => ({ pack, fault: packFault(pack, step, user), isHeld: takesNoSeat(pack, step, user) })),
  );
  const first = options.find(({ fault }) => fault === null)?.pack.id;
  const choose = (id: string): void => {
    field.input.onChange(id);
    const chosen = packs.find((pack) => pack.id === id);
    if (chosen) onChosen(chosen);
  };
  // The pack of the current programme, once: a choice that was taken back stays so.
  const held = options.find(({ isHeld, fault }) => isHeld && fault === null)?.pack.id;
  const isPreset = useRef(false);
  useEffect(() => {
    if (held === undefined || isPreset.current) return;
    isPreset.current = true;
    if (field.input.value === '') choose(held);
  });
  return (
    <FieldFrame settings={settings} field={field} group="radios">
      <RadioGroup
        name={field.input.name}
        value={String(field.input.value)}
        onChange={(_event, id) => choose(id)}
        onBlur={field.input.onBlur}
        sx={{ gap: '8px' }}
        aria-labelledby={field.labelId}
        {...field.aria}
      >
        {options.map(({ pack, fault, isHeld }) => (
          <PackOption
            key={pack.id}
            pack={pack}
            fault={fault}
            isExtension={step === 'extend'}
            isHeld={isHeld}
            id={pack.id === first ? field.id : undefined}
          />
        ))}
      </RadioGroup>
    </FieldFrame>
  );
}
