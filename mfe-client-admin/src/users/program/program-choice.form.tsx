import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import type { LicensePack, ProgramChoice, User } from '@passerelle/shared/contract';
import { defaultStart } from '@passerelle/shared/contract/rules/programs/start-date';
import { Form, SubmitButton, useEdited, useFormValues } from '@passerelle/shared/forms';
import { now } from '@passerelle/shared/i18n';
import { useBreakpointUp } from '@passerelle/shared/ui';
import { FormDialogButtons } from '@passerelle/shared/ui/data';
import { type ReactNode, useMemo, useRef, useState } from 'react';

import { Consequences } from './consequences';
import { PackField } from './pack-field';
import { PackList } from './pack-list';
import { ProgramField } from './program-field';
import type { ProgramStep } from './program-state';
import { StartField } from './start-field';
import { usePreview } from './use-preview';
import { changeUserProgram, type OneChange, readUser } from './user-program.mutations';
import { refreshPacks } from './user-program.resource';

interface Props {
  user: User;
  step: ProgramStep;
  onDone: () => void;
  onClose: () => void;
}

const changeFor = (step: ProgramStep, { program, pack, fromDate }: ProgramChoice): OneChange =>
  step === 'extend' ? { extension: { program, pack } } : { selectedProgram: { program, pack, fromDate } };

/** Choice of a pack and a programme for one person, with a preview of the change. */
export function ProgramChoiceForm({ user, step, onDone, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const [chosen, setChosen] = useState<LicensePack | null>(null);
  const isSeatLost = useRef(false);
  const attempted = useRef(user.version);
  const { seen, save } = useEdited(user, async (error) => {
    if (!isConflict(error)) return null;
    const [newest] = await Promise.all([readUser(user), refreshPacks()]);
    isSeatLost.current = newest.version === attempted.current;
    return newest;
  });
  const initialValues = useMemo(
    () => (step === 'extend' ? {} : { fromDate: defaultStart(now().toISOString()) }),
    [step],
  );
  const submit = async (choice: ProgramChoice): Promise<void> => {
    await save((read) => {
      attempted.current = read.version;
      return changeUserProgram(read, changeFor(step, choice));
    });
    onDone();
  };
  return (
    <Form
      schema="programChoice"
      intro={false}
      initialValues={initialValues}
      failureText={(error) => {
        if (!isConflict(error)) return undefined;
        return isSeatLost.current
          ? t`Il n’y a plus de place dans ce pack : la dernière vient d’être prise. Rien n’a été changé, et les places affichées sont à jour. Choisissez un autre pack.`
          : t`Cette fiche a été modifiée entre-temps : rien n’a été changé. Ce qui est affiché est à jour. Vérifiez, puis recommencez.`;
      }}
      onSubmit={submit}
    >
      <PackList user={seen} chosen={chosen}>
        {(packs) => <PackField packs={packs} step={step} user={seen} onChosen={setChosen} />}
      </PackList>
      <Rest user={seen} step={step} />
      <FormDialogButtons onCancel={onClose}>
        <SubmitButton
          waits
          fullWidth={isPhone}
          // The fields appear with the packs; until then, the form has no labels for missing fields.
          missingText={(names) =>
            names.includes('pack')
              ? t`Pour continuer, choisissez un pack de licences et un programme.`
              : t`Pour continuer, choisissez un programme.`
          }
        >
          <SubmitLabel step={step} />
        </SubmitButton>
      </FormDialogButtons>
    </Form>
  );
}

/** Fields that depend on the pack. */
function Rest({ user, step }: { user: User; step: ProgramStep }): ReactNode {
  const { pack, program, fromDate = null } = useFormValues('programChoice');
  const preview = usePreview(user, pack && program ? changeFor(step, { pack, program, fromDate }) : null);
  return (
    <>
      {pack && <ProgramField key={pack} pack={pack} step={step} />}
      {pack && step !== 'extend' && <StartField />}
      {pack && program && <Consequences preview={preview} />}
    </>
  );
}

function SubmitLabel({ step }: { step: ProgramStep }): ReactNode {
  switch (step) {
    case 'choose':
      return <Trans>Attribuer le programme</Trans>;
    case 'change':
      return <Trans>Changer de programme</Trans>;
    case 'extend':
      return <Trans>Prolonger le programme</Trans>;
  }
}
