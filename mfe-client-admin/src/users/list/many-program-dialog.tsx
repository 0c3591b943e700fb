import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LicensePack, ProgramChoice } from '@passerelle/shared/contract';
import { defaultStart } from '@passerelle/shared/contract/rules/programs/start-date';
import { Form, SubmitButton, useFormValues } from '@passerelle/shared/forms';
import { now, useFormats } from '@passerelle/shared/i18n';
import { Box, Notice, Typography, useBreakpointUp } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { useMemo, useState, type ReactNode } from 'react';

import { PackField } from '../program/pack-field';
import { PackList } from '../program/pack-list';
import { ProgramField } from '../program/program-field';
import type { ProgramStep } from '../program/program-state';
import { StartField } from '../program/start-field';

interface Props {
  /** Step of the dialog: a new programme or an extension; null while closed. */
  step: ManyStep | null;
  count: number;
  onChoose: (choice: ProgramChoice) => Promise<void>;
  onClose: () => void;
}

type ManyStep = Extract<ProgramStep, 'choose' | 'extend'>;

/** Each person follows a programme of their own, or none yet. */
const manyPeople = { selectedProgram: null, organization: null, areMany: true } as const;

/** Asks for the pack and the programme or extension of the selected people. */
export function ManyProgramDialog({ step, count, onChoose, onClose }: Props): ReactNode {
  // The dialog keeps its content during the closing animation.
  const [last, setLast] = useState<ManyStep>('choose');
  if (step !== null && step !== last) setLast(step);
  return (
    <Dialog
      open={step !== null}
      onClose={onClose}
      size="medium"
      title={
        last === 'choose' ? (
          <Plural
            value={count}
            one="Attribuer un programme à # personne"
            other="Attribuer un programme à # personnes"
          />
        ) : (
          <Plural
            value={count}
            one="Prolonger le programme de # personne"
            other="Prolonger le programme de # personnes"
          />
        )
      }
    >
      {step !== null && <Choice step={step} count={count} onChoose={onChoose} onClose={onClose} />}
    </Dialog>
  );
}

function Intro({ step }: { step: ManyStep }): ReactNode {
  return step === 'choose' ? (
    <Trans>Qui suit déjà un programme le garde, et sera laissé de côté. Tous les champs sont obligatoires.</Trans>
  ) : (
    <Trans>
      Les semaines s’ajoutent après le dernier jour du programme de chaque personne. Qui n’en suit aucun, ou l’a
      terminé, sera laissé de côté. Tous les champs sont obligatoires.
    </Trans>
  );
}

function Choice({ step, count, onChoose, onClose }: Omit<Props, 'step'> & { step: ManyStep }): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const [pack, setPack] = useState<LicensePack | null>(null);
  const initialValues = useMemo(
    () => (step === 'extend' ? {} : { fromDate: defaultStart(now().toISOString()) }),
    [step],
  );
  return (
    <>
      <Typography sx={{ mb: '18px', color: 'text.secondary' }}>
        <Intro step={step} />
      </Typography>
      <Form schema="programChoice" intro={false} initialValues={initialValues} onSubmit={onChoose}>
        <PackList user={manyPeople} chosen={pack}>
          {(packs) => <PackField packs={packs} step={step} user={manyPeople} onChosen={setPack} />}
        </PackList>
        <PackProgram step={step} />
        <Box aria-live="polite">{pack && <Seats step={step} pack={pack} count={count} />}</Box>
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
            {step === 'choose' ? <Trans>Attribuer le programme</Trans> : <Trans>Prolonger le programme</Trans>}
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </>
  );
}

function PackProgram({ step }: { step: ManyStep }): ReactNode {
  const { pack } = useFormValues('programChoice');
  if (!pack) return null;
  return (
    <>
      <ProgramField key={pack} pack={pack} step={step} />
      {step === 'choose' && <StartField />}
    </>
  );
}

/** Summary before confirmation: the selected people, and whether the pack has enough seats. */
function Seats({ step, pack, count }: { step: ManyStep; pack: LicensePack; count: number }): ReactNode {
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
      {step === 'extend' && (
        <Box sx={{ mt: '6px' }}>
          <Trans>Qui a déjà une place dans ce pack la garde, et n’en prend pas d’autre.</Trans>
        </Box>
      )}
      {groups.length > 0 && (
        <Box sx={{ mt: '6px' }}>
          <Trans>Réservé aux personnes de : {names}. Les autres seront laissées de côté.</Trans>
        </Box>
      )}
    </Notice>
  );
}
