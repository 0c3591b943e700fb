import { ApiError, send } from '@passerelle/shared/client';
import type { Credentials, OwnProfile } from '@passerelle/shared/contract';
import { type ComponentType, type ReactNode, useState } from 'react';

import type { CodeStepProps } from '../second-factor/code-step';
import { loadFactorCatalogue } from '../second-factor/load-catalogue';

/** The password was right, and the server wants the code of the second factor. */
const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.fields['code'] === 'required';

async function loadCodeStep(): Promise<ComponentType<CodeStepProps>> {
  const [{ CodeStep }] = await Promise.all([
    import(/* webpackChunkName: "sign-in-code" */ '../second-factor/code-step'),
    loadFactorCatalogue(),
  ]);
  return CodeStep;
}

interface SigningIn {
  signIn: (body: Credentials) => Promise<void>;
  /** Shows the code step, after a password that the server has taken. */
  askForCode: () => Promise<void>;
  /** Replaces the password form; null when no code is required. */
  codeStep: ReactNode;
}

/**
 * Signing in with the password, and with the second factor of those who have one, which is fetched for them alone.
 * `onBack` runs as the person leaves the code step.
 */
export function useSignIn(onSignedIn: (me: OwnProfile) => void, onBack?: () => void): SigningIn {
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps> | null>(null);
  const askForCode = async (): Promise<void> => {
    const Step = await loadCodeStep();
    setCodeStep(() => Step);
  };
  const signIn = async (body: Credentials): Promise<void> => {
    try {
      onSignedIn(await send('POST /auth', { body }));
    } catch (error) {
      if (!asksForCode(error)) throw error;
      await askForCode();
    }
  };
  const leave = onBack ?? ((): void => setCodeStep(null));
  return { signIn, askForCode, codeStep: CodeStep && <CodeStep onSignedIn={onSignedIn} onBack={leave} /> };
}
