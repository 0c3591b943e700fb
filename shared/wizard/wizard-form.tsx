import { ApiError } from '@passerelle/shared/client';
import { Form, SubmitButton, type FormBody, type FormName, type FormProps } from '@passerelle/shared/forms';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { useWizard } from './wizard-context';
import { WizardFoot } from './wizard-foot';

interface Props<N extends FormName> extends Omit<FormProps<N>, 'refused'> {
  /** On the button: « Continuer » unless it makes something. */
  action?: ReactNode;
  /** See `SubmitButton`. */
  waits?: boolean;
}

/**
 * The form of a step, with its foot. `onSubmit` settles the step, and may ask the server first: a fault of a field of this
 * step lands on it. In the last step it makes the call; a fault of an earlier step's field leads there, unless
 * `failureText` has words for it.
 */
export function WizardForm<N extends FormName>(props: Props<N>): ReactNode {
  const { action = <Trans>Continuer</Trans>, waits = false, onSubmit, failureText, children, ...form } = props;
  const { current, refused, refuse } = useWizard();
  const submit = async (body: FormBody<N>): Promise<unknown> => {
    try {
      return await onSubmit(body);
    } catch (error) {
      if (error instanceof ApiError && failureText?.(error) === undefined) refuse(error.fields);
      throw error;
    }
  };
  return (
    <Form
      {...form}
      {...(failureText && { failureText })}
      {...(refused?.step === current && { refused: refused.faults })}
      onSubmit={submit}
    >
      {children}
      <WizardFoot>
        <SubmitButton waits={waits}>{action}</SubmitButton>
      </WizardFoot>
    </Form>
  );
}
