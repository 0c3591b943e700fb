import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LicensePack } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { useLookup } from '@passerelle/shared/lists';
import { Box } from '@passerelle/shared/ui';
import { Picker } from '@passerelle/shared/ui/picker';
import { type ReactNode, useState } from 'react';

/** Packs by name, for other parts of the form that mention the chosen ones. */
export interface PickedPacks {
  picked: readonly PickablePack[];
  onPicked: (packs: readonly PickablePack[]) => void;
}

/** As much of a pack as a choice shows; of one that was chosen before, its name alone is known. */
export type PickablePack = Pick<LicensePack, 'id' | 'name'> &
  Partial<Pick<LicensePack, 'availableLicenseCount' | 'period'>>;

const foundOf = (count: number): ReactNode => <Plural value={count} one="# pack trouvé" other="# packs trouvés" />;

interface Props extends PickedPacks {
  /** Organisation of the packs; by default the viewer's own. */
  organization: string | undefined;
}

/** The packs that the people of the group may be given a programme of; found on the server. */
export function PacksField({ organization, picked, onPicked }: Props): ReactNode {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const settings = {
    name: 'licensePacks',
    label: t`Packs de licences`,
    help: t`Les personnes du groupe peuvent recevoir un programme de ces packs.`,
    words: { unknown: t`Un de ces packs n’existe plus : retirez-le.` },
  };
  const field = useFormField(settings, 'choice');
  const ids = Array.isArray(field.input.value) ? (field.input.value as string[]) : [];
  const nameOf = (id: string): PickablePack => picked.find((pack) => pack.id === id) ?? { id, name: id };
  const choose = (packs: readonly PickablePack[]): void => {
    onPicked(packs);
    field.input.onChange(packs.map(({ id }) => id));
  };
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      <Picker<PickablePack>
        id={field.id}
        words={{
          label: t`Packs de licences`,
          search: t`Chercher un pack`,
          count: foundOf,
          failure: <Trans>Les packs ne répondent pas</Trans>,
          failureText: <Trans>Ce que vous avez saisi est gardé.</Trans>,
        }}
        search={search}
        onSearch={setSearch}
        found={useLookup('GET /licensePacks', search, { query: organization === undefined ? {} : { organization } })}
        idOf={({ id }) => id}
        chosen={ids.map(nameOf)}
        onChange={choose}
        several
        compact
      >
        {(pack) => <PackChoice pack={pack} />}
      </Picker>
    </FieldFrame>
  );
}

function PackChoice({ pack: { name, availableLicenseCount: free, period } }: { pack: PickablePack }): ReactNode {
  const { range } = useFormats();
  return (
    <Box sx={{ display: 'grid', gap: '2px' }}>
      <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {free !== undefined && period && (
        <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
          <Plural value={free} _0="Complet" one="# place libre" other="# places libres" />
          {' · '}
          {range(period.fromDate, period.toDate)}
        </Box>
      )}
    </Box>
  );
}
