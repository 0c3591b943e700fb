import { Trans, useLingui } from '@lingui/react/macro';
import type { Appointment } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextAreaField, useEdited } from '@passerelle/shared/forms';
import { Box, Button, Notice, useToast } from '@passerelle/shared/ui';
import { type ReactNode, useMemo } from 'react';

import { ActionChanged, changeActionPart, newestAction } from '../components/action/action.mutations';

interface Props {
  action: Appointment;
  onClose: () => void;
}

/** The name under which this tab stores the typed text until it is sent. */
export const reportDraft = ({ id }: Pick<Appointment, 'id'>): string => `action.report.${id}`;

const reportOf = ({ comment }: Appointment): string | null => comment;

export function ReportForm({ action, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const { seen, isNewer, save } = useEdited(action, newestAction);
  const initialValues = useMemo(() => ({ comment: seen.comment ?? undefined }), [seen.comment]);
  const validates = seen.status === 'pending';
  const failureText = (error: unknown): string | undefined => {
    if (!(error instanceof ActionChanged)) return undefined;
    return error.action.status === 'cancelled'
      ? t`Cette action a été annulée entre-temps : rien n’a été enregistré. Votre texte est toujours là : copiez-le si vous voulez le garder.`
      : t`Le compte rendu a été modifié entre-temps : rien n’a été enregistré. Votre texte est toujours là. Comparez les deux, puis enregistrez à nouveau.`;
  };
  return (
    <Form
      schema="report"
      draft={reportDraft(action)}
      initialValues={initialValues}
      intro={false}
      failureText={failureText}
      onSubmit={async (body) => {
        await save((read) => changeActionPart(read, body, reportOf));
        toast(
          validates ? (
            <Trans>Compte rendu enregistré : l’action est validée</Trans>
          ) : (
            <Trans>Compte rendu enregistré</Trans>
          ),
        );
        onClose();
      }}
    >
      {isNewer && seen.comment && (
        <Notice tone="warning" title={<Trans>Ce qui est enregistré maintenant</Trans>}>
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{seen.comment}</Box>
        </Notice>
      )}
      <TextAreaField
        name="comment"
        label={t`Ce que vous retenez de l’échange`}
        help={t`Ce que vous avez appris, ce qui vous a été conseillé, ce que vous ferez ensuite.`}
        rows={6}
        maxLength={limits.longTextLength}
      />
      {validates && (
        <Notice tone="info" title={<Trans>L’enregistrer valide l’action</Trans>}>
          <Trans>
            Sa date et son contact ne changeront plus, et elle ne pourra plus être annulée. Le compte rendu et les notes
            restent modifiables.
          </Trans>
        </Notice>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        <SubmitButton>
          {validates ? <Trans>Enregistrer et valider l’action</Trans> : <Trans>Enregistrer le compte rendu</Trans>}
        </SubmitButton>
        <Button variant="neutral" onClick={onClose}>
          <Trans>Plus tard</Trans>
        </Button>
      </Box>
    </Form>
  );
}
