import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { limits, type WelcomeResult, type WelcomeSkip } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, FailureText } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  result: WelcomeResult;
  nameOf: (id: string) => string;
}

/** More names than these fill a phone. */
const namesShown = 3;

/** Who got the welcome e-mail and who did not, and why; where somebody did not. */
export function WelcomeOutcome({ result: { sent, skipped }, nameOf }: Props): ReactNode {
  const { t } = useLingui();
  const { list, time, number } = useFormats();
  const skippedFor = (reason: WelcomeSkip) => skipped.filter((one) => one.reason === reason);
  const namesOf = (some: WelcomeResult['skipped']): string => {
    const names = some.slice(0, namesShown).map(({ id }) => nameOf(id));
    const others = number(some.length - namesShown);
    return list(some.length > namesShown ? [...names, t`${others} de plus`] : names);
  };
  const [recent, beyond] = [skippedFor('recentlySent'), skippedFor('hourlyLimit')];
  const [recentNames, beyondNames, most] = [namesOf(recent), namesOf(beyond), number(limits.welcomesPerHour)];
  const first = beyond[0]?.retryAt;
  // The minute is written without its seconds: the next full one is true.
  const hour = first === undefined ? '' : time(new Date(Math.ceil(Date.parse(first) / 60_000) * 60_000).toISOString());
  return (
    <>
      <Box>
        {sent === 0 ? (
          <Trans>Aucun e-mail n’a été envoyé.</Trans>
        ) : (
          <Plural value={sent} one="L’e-mail a été envoyé à # personne." other="L’e-mail a été envoyé à # personnes." />
        )}
      </Box>
      {recent.length > 0 && (
        <Box>
          <Trans>Déjà envoyé il y a moins d’une heure : {recentNames}.</Trans>
        </Box>
      )}
      {beyond.length > 0 && (
        <Box>
          <Trans>
            Pas envoyé, car vous avez déjà écrit à {most} personnes en une heure : {beyondNames}. Réessayez à partir de{' '}
            {hour}.
          </Trans>
        </Box>
      )}
    </>
  );
}

/** Why nobody got it: the one limit of the sender's own is named, since nothing was tried too often. */
export function WelcomeFailure({ error }: { error: unknown }): ReactNode {
  const { time, number } = useFormats();
  const retryAt = error instanceof ApiError && error.status === 429 ? error.retryAt : undefined;
  if (retryAt === undefined) return <FailureText error={error} />;
  const [most, hour] = [number(limits.welcomesPerHour), time(retryAt)];
  return (
    <Trans>
      Aucun e-mail n’a été envoyé, car vous avez déjà écrit à {most} personnes en une heure. Réessayez à partir de{' '}
      {hour}.
    </Trans>
  );
}
