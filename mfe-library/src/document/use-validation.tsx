import { Trans } from '@lingui/react/macro';
import { ApiError, send } from '@passerelle/shared/client';
import { useToast } from '@passerelle/shared/ui';
import { useCallback } from 'react';

/** The token was used before or is not valid: opening the document must not fail because of it. */
const isSilent = (error: unknown): boolean => error instanceof ApiError && [400, 404, 409].includes(error.status);

/** Tokens already sent from this page: navigating back to the document brings the same token again. */
const sent = new Set<string>();

/** Validates the step that led to the document when it opens, once for each token. */
export function useValidation(token: string | undefined): () => void {
  const toast = useToast();

  return useCallback(() => {
    const validate = async (stepToken: string): Promise<void> => {
      try {
        const { done } = await send('POST /signedAction', { body: { token: stepToken } });
        toast(
          done === 'subTaskCounted' ? <Trans>C’est compté pour votre étape.</Trans> : <Trans>Étape validée.</Trans>,
        );
      } catch (error) {
        if (isSilent(error)) return;
        sent.delete(stepToken);
        toast(<Trans>L’étape n’a pas pu être validée.</Trans>, {
          tone: 'error',
          action: { label: <Trans>Réessayer</Trans>, onPress: () => void validate(stepToken) },
        });
      }
    };
    if (!token || sent.has(token)) return;
    sent.add(token);
    void validate(token);
  }, [token, toast]);
}
