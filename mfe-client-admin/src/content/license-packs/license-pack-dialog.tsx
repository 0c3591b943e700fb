import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { LicensePack } from '@passerelle/shared/contract';
import { useLookup } from '@passerelle/shared/lists';
import { ActionButton, Box, Button, FailureText, Notice, Typography, useToast } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import { Picker } from '@passerelle/shared/ui/picker';
import { type ReactNode, useId, useState } from 'react';

import { packBody } from '../../packs/pack-body';
import { readPack, savePack } from '../../packs/pack.mutations';

interface Props {
  open: boolean;
  onClose: () => void;
  /** The programme as packs know it. */
  programId: string;
  /** Whose packs; absent for a programme common to all. */
  organizationId: string | undefined;
}

const countOf = (count: number): ReactNode => <Plural value={count} one="# pack trouvé" other="# packs trouvés" />;

/** Adds a published programme to a licence pack, whose seats then also give a right to it. */
export function LicensePackDialog({ open, onClose, programId, organizationId }: Props): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const id = useId();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<LicensePack | null>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const found = useLookup('GET /licensePacks', search, {
    query: { organization: organizationId, sort: 'name', order: 'asc' },
    when: open,
  });
  const has = ({ programs }: LicensePack): boolean => programs.some((program) => program.id === programId);

  const missing = (): ReactNode => {
    if (!chosen) return <Trans>Choisissez d’abord un pack.</Trans>;
    return has(chosen) ? <Trans>Ce pack contient déjà ce programme.</Trans> : undefined;
  };
  const add = async (pack: LicensePack): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      const body = packBody(pack);
      await savePack(pack, { ...body, programs: [...body.programs, programId] });
      const { name } = pack;
      toast(<Trans>Le programme est dans le pack « {name} »</Trans>);
      onClose();
    } catch (failure) {
      setError(failure);
      // Changed meanwhile: the next attempt is on the pack as it is now.
      if (isConflict(failure)) await readPack(pack.id).then(setChosen, () => undefined);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={<Trans>Mettre dans un pack de licences</Trans>}
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <ActionButton busy={busy} missing={missing()} onClick={() => chosen && void add(chosen)}>
            <Trans>Ajouter au pack</Trans>
          </ActionButton>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: '16px' }}>
        <Typography>
          <Trans>Les places de ce pack donneront aussi droit à ce programme.</Trans>
        </Typography>
        {Boolean(error) && (
          <Notice tone="error" role="alert" title={<Trans>Le programme n’a pas été ajouté</Trans>}>
            {isConflict(error) ? (
              <Trans>Ce pack a été modifié entre-temps. Vérifiez-le, puis réessayez.</Trans>
            ) : (
              <FailureText error={error} />
            )}
          </Notice>
        )}
        <Picker<LicensePack>
          id={id}
          words={{
            label: t`Packs de licences`,
            search: t`Chercher un pack`,
            count: countOf,
            failure: <Trans>Les packs ne répondent pas</Trans>,
          }}
          search={search}
          onSearch={setSearch}
          found={found}
          idOf={(pack) => pack.id}
          chosen={chosen ? [chosen] : []}
          onChange={([pack]) => setChosen(pack ?? null)}
          compact
        >
          {(pack) => <PackLabel pack={pack} has={has(pack)} />}
        </Picker>
      </Box>
    </Dialog>
  );
}

function PackLabel({ pack: { name, organization, programs }, has }: { pack: LicensePack; has: boolean }): ReactNode {
  return (
    <Box sx={{ display: 'grid', gap: '2px', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {name} · {organization.name}
      </Box>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
        {has ? <Trans>Contient déjà ce programme</Trans> : programs.map((program) => program.name).join(', ')}
      </Box>
    </Box>
  );
}
