import { useLingui } from '@lingui/react/macro';
import { useFormats } from '@passerelle/shared/i18n';
import { useState, type ReactNode } from 'react';
import { Box, useToast } from '@passerelle/shared/ui';

interface Refused<Reason extends string> {
  id: string;
  reason: Reason;
}

/** Outcome of a bulk action: the number done, and each refused row with the reason. */
export interface BulkResult<Reason extends string, R extends Refused<Reason> = Refused<Reason>> {
  done: number;
  refused: readonly R[];
}

interface OutcomeProps<Reason extends string, R extends Refused<Reason>> {
  result: BulkResult<Reason, R>;
  nameOf: (id: string) => string;
  /** « L’e-mail a été envoyé à 3 personnes. » */
  done: (count: number) => ReactNode;
  /** One sentence for each reason, with the names that it is about and what is known of them. */
  reasons: Record<Reason, (names: string, refused: readonly R[]) => ReactNode>;
}

/** More names than these fill a phone. */
const NAMES_SHOWN = 3;

/** Number of successes, and the refused rows by reason. */
export function BulkOutcome<Reason extends string, R extends Refused<Reason>>(
  props: OutcomeProps<Reason, R>,
): ReactNode {
  const { result, nameOf, done, reasons } = props;
  const { t } = useLingui();
  const { list, number } = useFormats();
  const namesOf = (some: readonly R[]): string => {
    // A person selected with all matches may never have been on the page.
    const known = some.map(({ id }) => nameOf(id)).filter(Boolean);
    const names = known.slice(0, NAMES_SHOWN);
    const others = number(some.length - names.length);
    return list(some.length > names.length ? [...names, t`${others} de plus`] : names);
  };
  return (
    <>
      <Box>{done(result.done)}</Box>
      {(Object.keys(reasons) as Reason[]).map((reason) => {
        const some = result.refused.filter((one) => one.reason === reason);
        return some.length > 0 && <Box key={reason}>{reasons[reason](namesOf(some), some)}</Box>;
      })}
    </>
  );
}

interface Settings<Reason extends string, R extends Refused<Reason>> {
  /** Of the toasts: a newer one of the same subject replaces the older. */
  about: string;
  /** Resolves with what became of each. */
  act: () => Promise<BulkResult<Reason, R>>;
  /** Shown when every row succeeded. */
  success: ReactNode;
  /** A `BulkOutcome`, where it did not. */
  outcome: (result: BulkResult<Reason, R>) => ReactNode;
  failure: (error: unknown) => ReactNode;
}

interface BulkAction {
  busy: boolean;
  /** Resolves with what became of each; with nothing where the action failed as a whole. */
  run: <Reason extends string, R extends Refused<Reason>>(
    settings: Settings<Reason, R>,
  ) => Promise<BulkResult<Reason, R> | undefined>;
}

/** Something that is done to many at once, and a message about it. One that names people stays until it is read. */
export function useBulkAction(): BulkAction {
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  return {
    busy,
    run: async ({ about, act, success, outcome, failure }) => {
      setBusy(true);
      try {
        const result = await act();
        if (result.refused.length === 0) toast(success, { about });
        else toast(outcome(result), { tone: 'error', about });
        return result;
      } catch (error) {
        toast(failure(error), { tone: 'error', about });
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}
