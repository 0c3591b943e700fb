import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UserImport } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { defaultStart } from '@passerelle/shared/contract/rules/programs/start-date';
import { now, useFormats } from '@passerelle/shared/i18n';
import { ActionButton, Box, Button, FailureText, fullName, Notice, useToast } from '@passerelle/shared/ui';
import { Checkbox, FormControlLabel } from '@passerelle/shared/ui/mui/choices';
import { type ReactNode, useState } from 'react';

import { ColumnsStep } from './columns-step';
import { foreseen, ImportFigures } from './import-figures';
import { ImportRows } from './import-rows';
import { VisibleToTheirStaff } from './import-labels';
import { RefusedButton } from './refused-button';
import { startImport } from './user-import.mutations';

/** Preview of the programmes of an import: number of people and of seats for each. */
function ImportPrograms({ programs }: Pick<UserImport, 'programs'>): ReactNode {
  const { number, weekdayDate } = useFormats();
  if (programs.length === 0) return null;
  const monday = weekdayDate(defaultStart(now().toISOString()));
  return (
    <Notice tone="info" title={<Trans>Ce qui va se passer</Trans>}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: '18px', display: 'grid', gap: '4px' }}>
        {programs.map(({ program, pack, people, free }) => {
          const [count, seats] = [number(people), number(free)];
          return (
            <li key={`${program} ${pack}`}>
              <Plural
                value={people}
                one={`Une personne suivra « ${program} » à partir du ${monday} : une place du pack ${pack} sera utilisée, sur ${seats} libres.`}
                other={`${count} personnes suivront « ${program} » à partir du ${monday} : ${count} places du pack ${pack} seront utilisées, sur ${seats} libres.`}
              />
            </li>
          );
        })}
      </Box>
    </Notice>
  );
}

interface Props {
  found: UserImport;
  isOwn: boolean;
}

/** Preview of the import, row by row. */
export function CheckStep({ found, isOwn }: Props): ReactNode {
  const { t } = useLingui();
  const { number } = useFormats();
  const toast = useToast();
  const [isMapping, setMapping] = useState(false);
  const [sendsWelcome, setSendsWelcome] = useState(false);
  const [busy, setBusy] = useState(false);
  const { created, refused } = found.counts;
  const most = number(limits.importWelcomesPerDay);
  const importer = fullName(found.importer);
  if (isMapping) return <ColumnsStep found={found} isOwn={isOwn} isOpen />;
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      await startImport(found.id, sendsWelcome);
    } catch (error) {
      toast(<FailureText error={error} />, { tone: 'error' });
      setBusy(false);
    }
  };
  const valid = number(created);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' }}>
      <ImportFigures figures={foreseen(found, sendsWelcome ? Math.min(created, limits.importWelcomesPerDay) : 0)} />
      <VisibleToTheirStaff />
      <ImportPrograms programs={found.programs} />
      {created === 0 && (
        <Notice tone="warning" title={<Trans>Aucune ligne ne peut être importée</Trans>}>
          {refused > 0 ? (
            <Trans>Corrigez les lignes refusées ci-dessous, ou revoyez les colonnes.</Trans>
          ) : (
            <Trans>Toutes ces personnes sont déjà là.</Trans>
          )}
        </Notice>
      )}
      {isOwn ? (
        <Box sx={{ display: 'grid', gap: '12px', justifyItems: 'start' }}>
          {created > 0 && (
            <Box>
              <FormControlLabel
                control={<Checkbox checked={sendsWelcome} onChange={({ target }) => setSendsWelcome(target.checked)} />}
                label={<Trans>Envoyer à chacune l’e‑mail de bienvenue, avec son lien d’accès</Trans>}
              />
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                <Trans>
                  Sans cela, personne ne reçoit d’e‑mail ; vous pourrez l’envoyer plus tard depuis la liste. {most} par
                  jour au plus.
                </Trans>
              </Box>
            </Box>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px', width: { xs: '100%', md: 'auto' } }}>
            {created > 0 && (
              <ActionButton busy={busy} onClick={() => void start()}>
                {t`${plural(created, { one: 'Importer la ligne valide', other: `Importer les ${valid} lignes valides` })}`}
              </ActionButton>
            )}
            <Button variant="neutral" onClick={() => setMapping(true)}>
              <Trans>Revoir les colonnes</Trans>
            </Button>
            {refused > 0 && <RefusedButton found={found} />}
          </Box>
        </Box>
      ) : (
        <Notice tone="info" title={<Trans>Ce fichier a été choisi par {importer}</Trans>}>
          <Trans>Seule cette personne peut continuer cet import.</Trans>
        </Notice>
      )}
      <ImportRows found={found} isDone={false} isOwn={isOwn} />
    </Box>
  );
}
