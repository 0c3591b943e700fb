import { useLingui } from '@lingui/react/macro';
import type { LicensePack } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { RadioGroup } from '@passerelle/shared/ui/inputs';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';

import { type Follower, packFault, takesNoSeat, usableFirst } from './pack-choice';
import { PackOption } from './pack-option';
import type { ProgramStep } from './program-state';

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
