import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useCall } from '@passerelle/shared/client';
import type { PackProgram } from '@passerelle/shared/contract';
import { FieldFrame, useFormField } from '@passerelle/shared/forms';
import { useLookup } from '@passerelle/shared/lists';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Link, Notice } from '@passerelle/shared/ui';
import { Picker } from '@passerelle/shared/ui/picker';
import { type ReactNode, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';

type PickableProgram = Pick<PackProgram, 'id' | 'name'> & Partial<Pick<PackProgram, 'type'>>;

interface Props {
  organizationId: string;
  /** Those that the pack has already, by name. */
  known: readonly PackProgram[];
}

const countOf = (count: number): ReactNode => (
  <Plural value={count} one="# programme trouvé" other="# programmes trouvés" />
);

/** The programmes that seats of the pack are for; found on the server. */
export function ProgramsField({ organizationId, known }: Props): ReactNode {
  const { t } = useLingui();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<readonly PickableProgram[]>(known);
  const settings = {
    name: 'programs',
    label: t`Programmes`,
    help: t`Une place de ce pack donne droit à l’un d’eux.`,
    words: { unknown: t`Un de ces programmes n’existe plus : retirez-le.` },
  };
  const field = useFormField(settings, 'choice');
  const ids = Array.isArray(field.input.value) ? (field.input.value as string[]) : [];
  const hasNone =
    useCall('GET /programs', { query: { organization: organizationId, pageSize: 1 } }).data?.totalCount === 0;
  const nameOf = (id: string): PickableProgram => picked.find((program) => program.id === id) ?? { id, name: id };
  const choose = (programs: readonly PickableProgram[]): void => {
    setPicked(programs);
    field.input.onChange(programs.map(({ id }) => id));
  };
  return (
    <FieldFrame settings={settings} field={field} group="fieldset">
      <Picker<PickableProgram>
        id={field.id}
        words={{
          label: t`Programmes`,
          search: t`Chercher un programme`,
          count: countOf,
          failure: <Trans>Les programmes ne répondent pas</Trans>,
          failureText: <Trans>Ce que vous avez saisi est gardé.</Trans>,
        }}
        search={search}
        onSearch={setSearch}
        found={useLookup('GET /programs', search, { query: { organization: organizationId } })}
        idOf={({ id }) => id}
        chosen={ids.map(nameOf)}
        onChange={choose}
        several
        compact
      >
        {({ name, type }) => (
          <Box sx={{ display: 'grid', gap: '2px' }}>
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            {type === 'extension' && (
              <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
                <Trans>Prolongation</Trans>
              </Box>
            )}
          </Box>
        )}
      </Picker>
      {hasNone && (
        <Notice tone="info" sx={{ mt: '12px' }} title={<Trans>Aucun programme pour cette organisation</Trans>}>
          <Trans>Les programmes arrivent avec un pack de contenu.</Trans>{' '}
          <Link
            component={RouteLink}
            color="inherit"
            to={routeTo('clientContentImport', {}, { query: { organization: organizationId } })}
          >
            <Trans>Importer du contenu</Trans>
          </Link>
        </Notice>
      )}
    </FieldFrame>
  );
}
