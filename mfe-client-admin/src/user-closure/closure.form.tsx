import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict } from '@passerelle/shared/client';
import { type ClosureBody, closureFaults, type User, type UserProgram } from '@passerelle/shared/contract';
import { Form, SubmitButton, useEdited } from '@passerelle/shared/forms';
import { now } from '@passerelle/shared/i18n';
import { Box, Notice, useBreakpointUp } from '@passerelle/shared/ui';
import { type ReactNode, useCallback, useMemo } from 'react';

import { WhoSees } from '../user-profile/who-sees';
import { Consequences } from '../user-program/consequences';
import { usePreview } from '../user-program/use-preview';
import { closeUserProgram, readUser } from '../user-program/user-program.mutations';
import { ClosureConflict } from './closure-conflict';
import { askedOnly, bodyOf } from './closure-fields';
import { ClosureInputs } from './closure-inputs';

interface Props {
  user: User;
  program: UserProgram;
  onSaved: () => void;
}

/** Closes a programme, or corrects why it was closed. */
export function ClosureForm({ user, program, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const { seen, isNewer, save } = useEdited(user, (error) => (isConflict(error) ? readUser(user) : null));
  // Of what is stored now: somebody else may have closed it meanwhile, or given another programme.
  const followed = seen.selectedProgram ?? program;
  const { closure } = followed;
  const initialValues = useMemo(() => (closure ? bodyOf(closure) : { job: {} }), [closure]);
  const isCorrection = closure !== null;
  const { dates } = followed;
  const check = useCallback(
    ({ type, ...body }: Partial<ClosureBody>) => (type ? closureFaults(askedOnly({ ...body, type }), dates) : {}),
    [dates],
  );
  return (
    <Form
      schema="closure"
      draft={`user.closure.${program.id}`}
      initialValues={initialValues}
      check={check}
      failureText={(error) =>
        isConflict(error)
          ? t`Cette fiche a été modifiée entre-temps : rien n’a été enregistré. Ce que vous avez saisi est gardé. Vérifiez, puis enregistrez à nouveau.`
          : undefined
      }
      onSubmit={async (body) => {
        await save((read) => closeUserProgram(read, askedOnly(body)));
        onSaved();
      }}
    >
      {followed.id !== program.id && <OtherProgram program={followed} />}
      {isNewer && closure && <ClosureConflict closure={closure} />}
      <ClosureInputs />
      {isCorrection ? (
        <Notice tone="info" title={<Trans>Le programme est déjà clôturé</Trans>}>
          <Trans>Vous corrigez ce qui est gardé de sa fin ; le jour de la clôture ne change pas.</Trans>
        </Notice>
      ) : (
        <ClosingConsequences user={seen} program={followed} />
      )}
      <WhoSees />
      <Box>
        <SubmitButton fullWidth={isPhone}>
          {isCorrection ? <Trans>Enregistrer les modifications</Trans> : <Trans>Clôturer le programme</Trans>}
        </SubmitButton>
      </Box>
    </Form>
  );
}

function OtherProgram({ program }: Pick<Props, 'program'>): ReactNode {
  const { name } = program.program;
  return (
    <Notice tone="warning" title={<Trans>Un autre programme a été attribué entre-temps</Trans>}>
      <Trans>C’est maintenant « {name} » que vous clôturez.</Trans>
    </Notice>
  );
}

/** The same whatever the reason: what is still open is cancelled, and a seat that was not used is given back. */
function ClosingConsequences({ user, program }: Pick<Props, 'user' | 'program'>): ReactNode {
  const isOver = program.status === 'closed';
  const leavingDate = now().toISOString().slice(0, 10);
  const preview = usePreview(user, isOver ? null : { closure: { type: 'other', leavingDate } });
  if (!isOver) return <Consequences preview={preview} />;
  return (
    <Notice tone="info" title={<Trans>Le programme est déjà terminé</Trans>}>
      <Trans>La clôture garde ce que la personne est devenue ; aucune tâche ni place ne change.</Trans>
    </Notice>
  );
}
