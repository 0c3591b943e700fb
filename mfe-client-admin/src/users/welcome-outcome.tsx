import { Plural, Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { WelcomeResult, WelcomeSkip } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { useFormats, type Formats } from '@passerelle/shared/i18n';
import { FailureText } from '@passerelle/shared/ui';
import { BulkOutcome, type BulkResult } from '@passerelle/shared/ui/table';
import type { ReactNode } from 'react';

type Skipped = WelcomeResult['skipped'][number];
export type WelcomeBulk = BulkResult<WelcomeSkip, Skipped>;

interface Props {
  result: WelcomeBulk;
  nameOf: (id: string) => string;
}

const sentTo = (sent: number): ReactNode =>
  sent === 0 ? (
    <Trans>Aucun e‑mail n’a été envoyé.</Trans>
  ) : (
    <Plural value={sent} one="L’e‑mail a été envoyé à # personne." other="L’e‑mail a été envoyé à # personnes." />
  );

const reasonsIn = ({ time, number }: Pick<Formats, 'time' | 'number'>) => ({
  recentlySent: (recentNames: string): ReactNode => (
    <Trans>Déjà envoyé il y a moins d’une heure : {recentNames}.</Trans>
  ),
  hourlyLimit: (beyondNames: string, [first]: readonly Skipped[]): ReactNode => {
    const most = number(limits.welcomesPerHour);
    // Rounded up, because the time is shown without seconds.
    const retryAt = first && new Date(Math.ceil(Date.parse(first.retryAt) / 60_000) * 60_000).toISOString();
    const hour = retryAt ? time(retryAt) : '';
    return (
      <Trans>
        Pas envoyé, car vous avez déjà écrit à {most} personnes en une heure : {beyondNames}. Réessayez à partir de{' '}
        {hour}.
      </Trans>
    );
  },
});

/** The outcome of a bulk sending that did not reach everybody: who did not get the e-mail, and why. */
export function WelcomeOutcome({ result, nameOf }: Props): ReactNode {
  const reasons = reasonsIn(useFormats());
  return <BulkOutcome result={result} nameOf={nameOf} done={sentTo} reasons={reasons} />;
}

/** The failure of the whole sending. A 429 names the hourly limit, because the general text speaks of too many attempts. */
export function WelcomeFailure({ error }: { error: unknown }): ReactNode {
  const { time, number } = useFormats();
  const retryAt = error instanceof ApiError && error.status === 429 ? error.retryAt : undefined;
  if (retryAt === undefined) return <FailureText error={error} />;
  const [most, hour] = [number(limits.welcomesPerHour), time(retryAt)];
  return (
    <Trans>
      Aucun e‑mail n’a été envoyé, car vous avez déjà écrit à {most} personnes en une heure. Réessayez à partir de{' '}
      {hour}.
    </Trans>
  );
}
