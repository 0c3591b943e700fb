import { Trans } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import { useToast } from '@passerelle/shared/ui';
import { useCallback } from 'react';

/** The step was counted by an earlier opening, or is not this person's to count: nothing that opening should complain of. */
const isSilent = (error: unknown): boolean => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Tokens that were sent from this page: who comes back to the document through the history brings theirs again. */
const sent = new Set<string>();

/** What opening the document does for the step of a task that led to it: once, however often it is opened here. */
export function useValidation(token: string | undefined): () => void {
  const toast = useToast();

  return useCallback(() => {
    const validate = async (tried: string): Promise<void> => {
      try {
        const { done } = await send('POST /signedAction', { body: { token: tried } });
        toast(
          done === 'subTaskCounted' ? <Trans>C’est compté pour votre étape.</Trans> : <Trans>Étape validée.</Trans>,
        );
      } catch (error) {
        if (isSilent(error)) return;
        sent.delete(tried);
        toast(<Trans>L’étape n’a pas pu être validée.</Trans>, {
          tone: 'error',
          action: { label: <Trans>Réessayer</Trans>, onPress: () => void validate(tried) },
        });
      }
    };
    if (!token || sent.has(token)) return;
    sent.add(token);
    void validate(token);
  }, [token, toast]);
}
