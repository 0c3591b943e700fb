import { useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';

/** Words for what the server refuses as a whole. */
export function useFailureText(): (error: unknown) => string | undefined {
  const { t } = useLingui();
  return (error) => {
    if (!(error instanceof ApiError)) return undefined;
    const { surveyResponses, token } = error.fields;
    if (surveyResponses) return t`Il manque des réponses. Répondez à d’autres questions, puis envoyez.`;
    if (token === 'notAllowed') return error.message;
    if (token)
      return t`Cette étape a changé entre-temps et vient d’être rechargée. Vos réponses sont toujours là : envoyez-les à nouveau.`;
    return undefined;
  };
}
