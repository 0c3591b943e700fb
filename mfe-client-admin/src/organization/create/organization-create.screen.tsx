import { Trans, useLingui } from '@lingui/react/macro';
import type { OrganizationCreation } from '@passerelle/shared/contract';
import { defaultLocale } from '@passerelle/shared/contract/enums/locales';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { routeTo } from '@passerelle/shared/routes';
import { useNavigate } from 'react-router-dom';
import { FormSection, useBreakpointUp, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../../components/full-screen-page';
import { IdentityFields } from '../identity-fields';
import { createOrganization } from '../organization.mutations';
import { OwnerFields } from '../owner-fields';

/** Has an empty owner: without the object, none of its fields would be reported as required. */
const initialValues: Partial<OrganizationCreation> = {
  locale: defaultLocale,
  owner: {} as OrganizationCreation['owner'],
};

/** Creates an organisation with its owner. */
export function OrganizationCreateScreen(): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const toast = useToast();
  const navigate = useNavigate();
  return (
    <FullScreenPage
      title={<Trans>Ajouter une organisation</Trans>}
      intro={
        <Trans>Elle existe dès que vous l’enregistrez ; ses packs, ses couleurs et ses groupes viennent ensuite.</Trans>
      }
      returnTo={routeTo('clientOrganizations')}
    >
      <Form
        schema="organizationCreation"
        draft="organization.create"
        initialValues={initialValues}
        onSubmit={async (body) => {
          const { id, name } = await createOrganization(body);
          toast(<Trans>{name} est ajoutée, et son invitation est partie</Trans>);
          void navigate(routeTo('clientOrganizationDetails', { organizationId: id }), { replace: true });
        }}
      >
        <IdentityFields />
        <FormSection title={t`Administrateur principal`}>
          <OwnerFields of="owner." />
        </FormSection>
        <div>
          <SubmitButton fullWidth={isPhone}>
            <Trans>Ajouter et envoyer l’invitation</Trans>
          </SubmitButton>
        </div>
      </Form>
    </FullScreenPage>
  );
}
