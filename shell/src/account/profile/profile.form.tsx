import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError } from '@passerelle/shared/client';
import { isFutureDay, type OwnProfile } from '@passerelle/shared/contract';
import { Form, type FormBody } from '@passerelle/shared/forms';
import { now } from '@passerelle/shared/i18n';
import { useToast } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { saveProfile } from '../account.resource';
import { AddressFields } from './address-fields';
import { CompanyFields } from './company-fields';
import { ConsentAndSave } from './consent-and-save';
import { isOtherEmail } from './email-fields';
import { IdentityFields } from './identity-fields';
import { LanguageFields } from './language-fields';
import { PostFields } from './post-fields';
import { profileValues } from './profile-values';

type Body = FormBody<'profile'>;

const isUnexpected = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;

const check = ({ birthday }: Partial<Body>): { birthday?: 'future' } =>
  birthday && isFutureDay(birthday, now().toISOString()) ? { birthday: 'future' } : {};

/** All that a person tells about themselves, sent together. */
export function ProfileForm({ me }: { me: OwnProfile }): ReactNode {
  const { t } = useLingui();
  const toast = useToast();
  const save = async (body: Body): Promise<void> => {
    let saved: OwnProfile;
    try {
      saved = await saveProfile({ body });
    } catch (error) {
      if (isUnexpected(error))
        toast(<Trans>Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.</Trans>, {
          tone: 'error',
        });
      throw error;
    }
    toast(
      isOtherEmail(body.email, saved.email) ? (
        <Trans>
          Vos informations sont enregistrées. Ouvrez l’e-mail envoyé à votre nouvelle adresse pour la confirmer.
        </Trans>
      ) : (
        <Trans>Vos informations sont à jour.</Trans>
      ),
    );
  };
  return (
    <Form
      schema="profile"
      draft="account.profile"
      resets
      initialValues={profileValues(me)}
      check={check}
      // The toast has said that it failed: above the form stands what became of it.
      failureText={(error) =>
        isUnexpected(error)
          ? t`Vos informations n’ont pas été enregistrées. Ce que vous avez saisi est toujours là.`
          : undefined
      }
      onSubmit={save}
    >
      <IdentityFields me={me} />
      <AddressFields me={me} />
      <CompanyFields me={me} />
      {me.role.slug === 'user' && <PostFields me={me} />}
      <LanguageFields me={me} />
      <ConsentAndSave />
    </Form>
  );
}
