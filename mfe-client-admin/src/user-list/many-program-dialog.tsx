import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isoWeekOf, type LicensePack, type ProgramChoice } from '@passerelle/shared/contract';
import { Form, SubmitButton, useFormValues } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Notice, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { useState, type ReactNode } from 'react';

import { PackField } from '../user-program/pack-field';
import { PackList } from '../user-program/pack-list';
import { ProgramField } from '../user-program/program-field';

interface Props {
  open: boolean;
  count: number;
  onChoose: (choice: ProgramChoice) => Promise<void>;
  onClose: () => void;
}

/** Whoever follows a programme is left out: each of the others begins one. */
const nobody = { selectedProgram: null, organization: null };

/** Asks which programme those who are selected begin, and out of which pack. */
export function ManyProgramDialog({ open, count, onChoose, onClose }: Props): ReactNode {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="medium"
      title={
        <Plural value={count} one="Attribuer un programme à # personne" other="Attribuer un programme à # personnes" />
      }
    >
      {open && <Choice count={count} onChoose={onChoose} onClose={onClose} />}
    </Dialog>
  );
}

function Choice({ count, onChoose, onClose }: Omit<Props, 'open'>): ReactNode {
  const { t } = useLingui();
  const { weekdayDate } = useFormats();
  const isPhone = !useBreakpointUp('md');
  const [pack, setPack] = useState<LicensePack | null>(null);
  const monday = weekdayDate(isoWeekOf(now().toISOString(), 1).fromDate);
  return (
    <>
      <Typography sx={{ mb: '18px', color: 'text.secondary' }}>
        <Trans>
          Le programme commencera le {monday}. Qui en suit déjà un le garde, et sera laissé de côté. Tous les champs
          sont obligatoires.
        </Trans>
      </Typography>
      <Form schema="programChoice" intro={false} onSubmit={onChoose}>
        <PackList user={nobody} chosen={pack}>
          {(packs) => <PackField packs={packs} step="choose" user={nobody} onChosen={setPack} />}
        </PackList>
        <PackProgram />
        <Box aria-live="polite">{pack && <Seats pack={pack} count={count} />}</Box>
        <FormDialogButtons onCancel={onClose}>
          <SubmitButton
            waits
            fullWidth={isPhone}
            missingText={(names) =>
              names.includes('pack')
                ? t`Pour continuer, choisissez un pack de licences et un programme.`
                : t`Pour continuer, choisissez un programme.`
            }
          >
            <Trans>Attribuer le programme</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </>
  );
}

function PackProgram(): ReactNode {
  const { pack } = useFormValues('programChoice');
  return pack ? <ProgramField key={pack} pack={pack} step="choose" /> : null;
}

/** Before anything is done: whether the pack has a seat for each, and whom it is for. */
function Seats({ pack, count }: { pack: LicensePack; count: number }): ReactNode {
  const { list, number } = useFormats();
  const { availableLicenseCount: free, groups, name } = pack;
  const [seats, people] = [number(free), number(count)];
  const names = list(groups.map((group) => group.name));
  const isEnough = free >= count;
  return (
    <Notice
      tone={isEnough ? 'info' : 'warning'}
      title={isEnough ? <Trans>Ce qui va se passer</Trans> : <Trans>Il n’y a pas de place pour tout le monde</Trans>}
    >
      {isEnough ? (
        <Plural
          value={count}
          one={`Une place du pack ${name} sera utilisée, sur ${seats} libres.`}
          other={`${people} places du pack ${name} seront utilisées au plus, sur ${seats} libres.`}
        />
      ) : (
        <Plural
          value={free}
          one={`Une place libre dans le pack ${name}, pour ${people} personnes : une fois prise, les suivantes sont laissées de côté.`}
          other={`${seats} places libres dans le pack ${name}, pour ${people} personnes : une fois prises, les suivantes sont laissées de côté.`}
        />
      )}
      {groups.length > 0 && (
        <Box sx={{ mt: '6px' }}>
          <Trans>Réservé aux personnes de : {names}. Les autres seront laissées de côté.</Trans>
        </Box>
      )}
    </Notice>
  );
}
