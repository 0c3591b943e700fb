import { Trans } from '@lingui/react/macro';
import type { SelectedProgram } from '@passerelle/shared/contract';
import { activeSuspension, isPausedWeek } from '@passerelle/shared/contract/rules/programs/suspension';
import { isProgramOver } from '@passerelle/shared/contract/rules/programs/weeks';
import { now } from '@passerelle/shared/i18n';
import { routeTo } from '@passerelle/shared/routes';
import { Card, ContentText, Link, Section, Typography } from '@passerelle/shared/ui';
import { ReturnDates, WeekBridge } from '@passerelle/shared/ui/bridge';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

/** Progress of the person in their programme: the bridge and a sentence on the current state. */
export function ProgressPanel({ program }: { program: SelectedProgram | null }): ReactNode {
  return (
    <Card sx={{ mb: { xs: '22px', md: '28px' } }}>
      <Section
        title={<Trans>Où vous en êtes</Trans>}
        action={
          program && (
            <Link component={RouteLink} to={routeTo('program')}>
              <ContentText language={program.program.contentLanguage}>{program.program.name}</ContentText>
            </Link>
          )
        }
      >
        {program ? (
          <>
            <WeekBridge program={program} />
            <Meanwhile program={program} />
          </>
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>
            <Trans>
              Aucun programme ne vous est donné pour l’instant. Ce que vous faites ici est compté dès maintenant.
            </Trans>
          </Typography>
        )}
      </Section>
    </Card>
  );
}

/** Sentence for a programme that is not running normally. */
function Meanwhile({ program }: { program: SelectedProgram }): ReactNode {
  const at = now().toISOString();
  const pause = activeSuspension(program.suspensions, at);
  const words = (): ReactNode => {
    if (isProgramOver(program, at)) return <Trans>Tout ce que vous avez fait reste compté, et reste à vous.</Trans>;
    if (!pause || !isPausedWeek([pause], { fromDate: at })) return null;
    return (
      <>
        <Trans>Votre programme est en pause : rien n’est attendu de vous.</Trans> <ReturnDates {...pause} />
      </>
    );
  };
  const shown = words();
  return shown && <Typography sx={{ mt: '16px', color: 'text.secondary' }}>{shown}</Typography>;
}
