import { Plural, Trans } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import type { User, WelcomeResult, WelcomeSkip } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { type Formats, useFormats } from '@passerelle/shared/i18n';
import { FailureText, fullName } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import { BulkOutcome, type BulkResult, useBulkAction } from '@passerelle/shared/ui/table';
import { type ReactNode, useState } from 'react';

import { sendWelcomeTo } from '../user.mutations';

type Skipped = WelcomeResult['skipped'][number];
type WelcomeBulk = BulkResult<WelcomeSkip, Skipped>;

interface WelcomeOutcomeProps {
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

/** Result of a partly failed bulk sending: the people without an e-mail, with the reasons. */
function WelcomeOutcome({ result, nameOf }: WelcomeOutcomeProps): ReactNode {
  const reasons = reasonsIn(useFormats());
  return <BulkOutcome result={result} nameOf={nameOf} done={sentTo} reasons={reasons} />;
}

/** The failure of the whole sending. A 429 names the hourly limit, because the general text speaks of too many attempts. */
function WelcomeFailure({ error }: { error: unknown }): ReactNode {
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

/** Sends one person the e-mail that invites them, after a confirmation, and says how it went. */
export function useWelcome(user: User): { ask: () => void; dialog: ReactNode } {
  const { date } = useFormats();
  const { busy, run } = useBulkAction();
  const [isAsked, setAsked] = useState(false);
  const name = fullName(user);
  const lastSent = user.welcomeSentAt && date(user.welcomeSentAt, 'local');
  const send = async (): Promise<void> => {
    await run({
      about: 'welcome',
      act: async () => {
        const { sent, skipped } = await sendWelcomeTo(user);
        return { done: sent, refused: skipped };
      },
      success: <Trans>L’email a bien été envoyé</Trans>,
      outcome: (result) => <WelcomeOutcome result={result} nameOf={() => name} />,
      failure: (error) => <WelcomeFailure error={error} />,
    });
    setAsked(false);
  };
  return {
    ask: () => setAsked(true),
    dialog: (
      <ConfirmDialog
        open={isAsked}
        busy={busy}
        title={<Trans>Envoyer l’e‑mail de bienvenue à {name} ?</Trans>}
        confirmLabel={<Trans>Envoyer l’e‑mail</Trans>}
        onConfirm={() => void send()}
        onClose={() => setAsked(false)}
      >
        <Trans>Cette personne recevra un lien pour choisir son mot de passe et ouvrir son compte.</Trans>{' '}
        {lastSent && <Trans>Dernier envoi : le {lastSent}.</Trans>}
      </ConfirmDialog>
    ),
  };
}
