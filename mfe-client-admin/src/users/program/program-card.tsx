import { Plural, Trans } from '@lingui/react/macro';
import type { Extension, User, UserProgram } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Card, EmptyState, lazyDialog, RichText, Typography, flushSync } from '@passerelle/shared/ui';
import { Collapsible, ContentLanguageNote, Described, DescriptionList } from '@passerelle/shared/ui/data';
import { isText, isTrue, useLocationState } from '@passerelle/shared/url-state';
import { type ReactNode, useId, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { useMayChange } from '../user.resource';
import { ClosureFacts } from './closure-facts';
import { ProgramButtons } from './program-buttons';
import { ProgramHead } from './program-head';
import { actionsOf, type ProgramStep } from './program-state';

interface ProgramStepControls {
  step: ProgramStep | null;
  open: (step: ProgramStep) => void;
  close: () => void;
  /** Takes the focus where the button that opened the dialog is no longer there. */
  ref: RefObject<HTMLElement | null>;
}

/** State of the programme dialog. It opens by itself once for a person who was just added, not again after a reload. */
function useProgramStep(user: User): ProgramStepControls {
  const { openProgram, from } = useLocationState({ openProgram: isTrue, from: isText });
  const [step, setStep] = useState<ProgramStep | null>(
    openProgram && actionsOf(user.selectedProgram).choose ? 'choose' : null,
  );
  const navigate = useNavigate();
  const ref = useRef<HTMLElement>(null);
  // A reload keeps the state of the entry: it must no longer ask for the dialog.
  useEffect(() => {
    if (openProgram) void navigate(routeTo('clientUser', { userId: user.id }), { replace: true, state: { from } });
  }, [openProgram, navigate, user.id, from]);
  const close = (): void => {
    flushSync(() => setStep(null));
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
  };
  return { step, open: setStep, close, ref };
}

const ProgramDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "program-dialog" */ './program-dialog')).ProgramDialog,
);

/** Programme of a participant for staff, with the available actions. */
export function ProgramCard({ user }: { user: User }): ReactNode {
  const mayChange = useMayChange(user);
  const { step, open, close, ref } = useProgramStep(user);
  const { selectedProgram: program } = user;
  const buttons = mayChange && <ProgramButtons user={user} onStep={open} />;
  return (
    <Box ref={ref} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
      {program ? (
        <FollowedProgram program={program} userId={user.id} mayChange={mayChange} buttons={buttons} />
      ) : (
        <NoProgram mayChange={mayChange} buttons={buttons} />
      )}
      {mayChange && step && <ProgramDialog user={user} step={step} onClose={close} />}
    </Box>
  );
}

const NoProgram = ({ mayChange, buttons }: Pick<Props, 'mayChange' | 'buttons'>): ReactNode => (
  <Card>
    <EmptyState level={2} title={<Trans>Aucun programme pour le moment</Trans>} action={buttons}>
      {mayChange ? (
        <Trans>Choisissez le programme qui convient : il commencera un lundi.</Trans>
      ) : (
        <Trans>Un programme peut être attribué par un RRH ou un administrateur.</Trans>
      )}
    </EmptyState>
  </Card>
);

interface Props {
  program: UserProgram;
  userId: string;
  mayChange: boolean;
  buttons: ReactNode;
}

function FollowedProgram({ program, userId, mayChange, buttons }: Props): ReactNode {
  const titleId = useId();
  const { closure, extensions, pack, remainingSuspensions } = program;
  const { description, contentLanguage } = program.program;
  return (
    // « Rouvrir » goes away with the closure: the focus goes on here.
    <Card component="section" tabIndex={-1} aria-labelledby={titleId} padding="none" sx={{ outline: 'none' }}>
      <ProgramHead program={program} titleId={titleId} />
      <Box sx={{ display: 'grid', gap: '18px', p: { xs: '18px', md: '24px' } }}>
        {description && (
          <div>
            <ContentLanguageNote language={contentLanguage} sx={{ mb: '6px' }} />
            <Collapsible>
              <RichText html={description} language={contentLanguage} sx={{ color: 'text.secondary' }} />
            </Collapsible>
          </div>
        )}
        <DescriptionList nameWidth={190}>
          <Described name={<Trans>Suspensions restantes</Trans>}>
            <Plural value={remainingSuspensions} _0="Aucune" one="# semaine" other="# semaines" />
          </Described>
          <Described name={<Trans>Pack de licences</Trans>}>{pack.name}</Described>
        </DescriptionList>
        {extensions.length > 0 && <Extensions extensions={extensions} />}
        {closure && <ClosureFacts closure={closure} userId={userId} mayChange={mayChange} />}
        {buttons}
      </Box>
    </Card>
  );
}

/** Extensions of the programme, in order. */
function Extensions({ extensions }: { extensions: readonly Extension[] }): ReactNode {
  const { range } = useFormats();
  return (
    <section>
      <Typography component="h3" variant="h3">
        <Trans>Prolongations</Trans>
      </Typography>
      <DescriptionList nameWidth={190}>
        {extensions.map(({ id, program, dates }) => (
          <Described key={id} name={program.name}>
            {range(dates.fromDate, dates.toDate)}
          </Described>
        ))}
      </DescriptionList>
    </section>
  );
}
