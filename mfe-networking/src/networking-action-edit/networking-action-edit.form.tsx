import { Trans, useLingui } from '@lingui/react/macro';
import { canEdit, type Appointment } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { FormSection, useBreakpointUp } from '@passerelle/shared/ui';
import { useMemo, useState, type ReactNode } from 'react';

import { ContactField } from '../action-form/contact-field';
import { MeetingFields } from '../action-form/meeting-fields';
import { SubjectFields } from '../action-form/subject-fields';
import { ChangedMeanwhile, changeSeen } from '../action-parts/change-seen';
import { bodyOf, sentBody } from './body-of';

interface Props {
  action: Appointment;
  onSaved: () => void;
}

/**
 * What is typed is kept until it is sent. When the action was changed meanwhile, what was not touched here takes on what is
 * there now and what was touched stays: the person looks at it, and sends it again.
 */
export function NetworkingActionEditForm({ action, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  // What the person began with: an answer that comes meanwhile must not pass for something that they have seen.
  const [seen, setSeen] = useState(action);
  const initialValues = useMemo(() => bodyOf(seen), [seen]);
  const failureText = (error: unknown): string | undefined => {
    if (!(error instanceof ChangedMeanwhile)) return undefined;
    return canEdit(error.action)
      ? t`Cette action a été modifiée entre-temps : rien n’a été enregistré. Vos changements sont gardés, le reste montre ce qui est enregistré. Vérifiez, puis enregistrez à nouveau.`
      : t`Cette action a été validée ou annulée entre-temps : elle ne se modifie plus, rien n’a été enregistré.`;
  };
  return (
    <Form
      schema="appointment"
      draft={`action.edit.${action.id}`}
      initialValues={initialValues}
      failureText={failureText}
      onSubmit={async (body) => {
        try {
          await changeSeen(seen, sentBody(body), bodyOf);
        } catch (error) {
          if (error instanceof ChangedMeanwhile) setSeen(error.action);
          throw error;
        }
        onSaved();
      }}
    >
      <FormSection title={<Trans>De quoi s’agit-il ?</Trans>}>
        <SubjectFields />
      </FormSection>
      <FormSection title={<Trans>Avec qui ?</Trans>}>
        <ContactField current={seen.contact} />
      </FormSection>
      <FormSection title={<Trans>Quand et comment ?</Trans>}>
        <MeetingFields />
      </FormSection>
      <div>
        <SubmitButton fullWidth={isPhone}>
          <Trans>Enregistrer les modifications</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
