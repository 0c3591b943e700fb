import { Trans, useLingui } from '@lingui/react/macro';
import { defaultLocale, type OrganizationCreation } from '@passerelle/shared/contract';
import { Form, SubmitButton } from '@passerelle/shared/forms';
import { routeTo, useGo } from '@passerelle/shared/routes';
import { FormSection, useBreakpointUp, useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { FullScreenPage } from '../components/full-screen-page';
import { IdentityFields } from '../organization/identity-fields';
import { createOrganization } from '../organization/organization.mutations';
import { OwnerFields } from '../organization/owner-fields';

/** With an owner of whom nothing is known: a part that is missing as a whole says of none of its fields that it is required. */
const initialValues: Partial<OrganizationCreation> = {
  locale: defaultLocale,
  owner: {} as OrganizationCreation['owner'],
};

/** Brings an organisation in, with who looks after it. */
export function OrganizationCreateScreen(): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const toast = useToast();
  const go = useGo();
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
          go(routeTo('clientOrganizationDetails', { organizationId: id }), { replace: true });
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
