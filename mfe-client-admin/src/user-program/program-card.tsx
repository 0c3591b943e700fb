import { Plural, Trans } from '@lingui/react/macro';
import type { Extension, User, UserProgram } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, Card, EmptyState, lazyDialog, RichText, Typography } from '@passerelle/shared/ui';
import { Collapsible, Described, DescriptionList } from '@passerelle/shared/ui/data';
import { type ReactNode, useId } from 'react';

import { useMayChange } from '../user-profile/user.resource';
import { ClosureFacts } from './closure-facts';
import { ProgramButtons } from './program-buttons';
import { ProgramHead } from './program-head';
import { useProgramStep } from './use-program-step';

const ProgramDialog = lazyDialog(
  async () => (await import(/* webpackChunkName: "program-dialog" */ './program-dialog')).ProgramDialog,
);

/** The programme of a participant, as the staff sees it, and what they can do with it. */
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
  const { description } = program.program;
  return (
    <Card component="section" aria-labelledby={titleId} padding="none">
      <ProgramHead program={program} titleId={titleId} />
      <Box sx={{ display: 'grid', gap: '18px', p: { xs: '18px', md: '24px' } }}>
        {description && (
          <div>
            <Collapsible>
              <RichText html={description} sx={{ color: 'text.secondary' }} />
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

/** What was added to the programme, in its order. */
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
