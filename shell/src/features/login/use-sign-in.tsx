import { ApiError, send } from '@passerelle/shared/client';
import type { Credentials, OwnProfile } from '@passerelle/shared/contract';
import { type ComponentType, type ReactNode, useState } from 'react';

import type { CodeStepProps } from '../second-factor/code-step';
import { loadFactorWords } from '../second-factor/load-words';

/** The password was right, and the server wants the code of the second factor. */
const asksForCode = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 401 && error.fields['code'] === 'required';

async function loadCodeStep(): Promise<ComponentType<CodeStepProps>> {
  const [{ CodeStep }] = await Promise.all([
    import(/* webpackChunkName: "sign-in-code" */ '../second-factor/code-step'),
    loadFactorWords(),
  ]);
  return CodeStep;
}

interface SigningIn {
  signIn: (body: Credentials) => Promise<void>;
  /** Takes the place of the password's form; null for whoever is not asked for a code. */
  codeStep: ReactNode;
}

/** Signing in with the password, and with the second factor of those who have one, which is fetched for them alone. */
export function useSignIn(onSignedIn: (me: OwnProfile) => void): SigningIn {
  const [CodeStep, setCodeStep] = useState<ComponentType<CodeStepProps> | null>(null);
  const signIn = async (body: Credentials): Promise<void> => {
    try {
      onSignedIn(await send('POST /auth', { body }));
    } catch (error) {
      if (!asksForCode(error)) throw error;
      const Step = await loadCodeStep();
      setCodeStep(() => Step);
    }
  };
  return { signIn, codeStep: CodeStep && <CodeStep onSignedIn={onSignedIn} onBack={() => setCodeStep(null)} /> };
}
