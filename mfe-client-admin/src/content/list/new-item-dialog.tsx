import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCall, useMay } from '@passerelle/shared/client';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SelectField, SubmitButton, TextField } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { Typography } from '@passerelle/shared/ui';
import { Dialog, FormDialogButtons } from '@passerelle/shared/ui/data';
import { useLabelOptions } from '@passerelle/shared/ui/labels';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';

import { surveyTypeLabels } from '../edit/survey/survey-labels';
import { createItem } from '../items.mutations';
import type { NewKind } from './new-kinds';

interface Props {
  kind: NewKind;
  organization: string | null;
  open: boolean;
  onClose: () => void;
}

const titles: Record<NewKind, MessageDescriptor> = {
  programs: msg`Nouveau programme`,
  surveys: msg`Nouveau questionnaire`,
  library: msg`Nouveau document`,
  faq: msg`Nouvelle rubrique de questions`,
  pages: msg`Nouvelle page`,
};

/** Asks for the title of a new item, adds it as a draft and opens it. */
export function NewItemDialog({ kind, organization, open, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const navigate = useNavigate();
  const types = useLabelOptions(surveyTypeLabels);
  return (
    <Dialog open={open} onClose={onClose} title={t(titles[kind])}>
      <Audience organization={organization} />
      <Form
        schema="newContentItem"
        intro={false}
        initialValues={{ kind, ...(organization !== null && { organization }) }}
        onSubmit={async (body) => {
          const { id } = await createItem(body);
          await navigate(routeTo('clientContentItem', { itemId: id }));
        }}
      >
        <TextField
          name="title"
          label={t`Titre`}
          maxLength={limits.titleLength}
          help={t`Un brouillon est créé. Rien n’est publié.`}
        />
        {kind === 'surveys' && (
          <SelectField
            name="fields.type"
            label={t`Type de questionnaire`}
            options={types}
            help={t`Il peut changer jusqu’à la publication.`}
            rule={(type: string | undefined) => (type ? undefined : 'required')}
          />
        )}
        <FormDialogButtons onCancel={onClose}>
          <SubmitButton>
            <Trans>Créer le brouillon</Trans>
          </SubmitButton>
        </FormDialogButtons>
      </Form>
    </Dialog>
  );
}

/** Said to the product's own staff, who write for all organisations or for the one that the list is narrowed to. */
function Audience({ organization }: Pick<Props, 'organization'>): ReactNode {
  const seesAll = useMay('superAdmin', 'r');
  const { data } = useCall('GET /organizations/:organizationId', {
    params: { organizationId: organization ?? '' },
    when: seesAll && organization !== null,
  });
  if (!seesAll) return null;
  const names = data?.name ?? '…';
  return (
    <Typography sx={{ mb: '16px' }}>
      {organization === null ? <Trans>Pour toutes les organisations.</Trans> : <Trans>Pour {names} seulement.</Trans>}
    </Typography>
  );
}
