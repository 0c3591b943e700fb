import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { isConflict, isGone } from '@passerelle/shared/client';
import type { User } from '@passerelle/shared/contract';
import { durations, limits } from '@passerelle/shared/contract/limits';
import { FieldGrid, Form, SubmitButton, TextField, useEdited, useFormValues } from '@passerelle/shared/forms';
import { LanguagesField } from '@passerelle/shared/forms/languages';
import { Box, Button, Card, Email, FormSection, Notice, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { ChoiceNames } from '../form/picker-field';
import { editCheck, editValues, withoutScope } from '../form/form-values';
import { IdentityFields, PlaceFields } from '../form/identity-fields';
import { PostFields } from '../form/post-fields';
import { saveUser } from '../user.mutations';
import { readUser } from '../user.resource';
import { WhoSees } from '../who-sees';
import { namesIn, useConflictFields } from './conflict-fields';
import { EditConflict } from './edit-conflict';

interface Props {
  user: User;
  /** `isWaiting`: a new e-mail address awaits confirmation. */
  onSaved: (isWaiting: boolean) => void;
  onClose: () => void;
  onRemove: () => void;
}

/** Edits a person in place of their profile. Typed values survive a concurrent change by another user. */
export function UserEditForm({ user, onSaved, onClose, onRemove }: Props): ReactNode {
  const { t } = useLingui();
  const [opened] = useState(user);
  const [names] = useState(() => new Map(namesIn(user)));
  const { seen, isNewer, save } = useEdited(user, (error) => (isConflict(error) ? readUser(user.id) : null));
  const initialValues = useMemo(() => editValues(seen), [seen]);
  const check = useMemo(() => editCheck(seen), [seen]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form replaces the pressed button, so it takes the focus.
  useEffect(() => heading.current?.focus(), []);
  return (
    <ChoiceNames value={names}>
      <Typography component="h2" variant="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        <Trans>Modifier la fiche</Trans>
      </Typography>
      <Form
        schema="userEdit"
        draft={`user.edit.${user.id}`}
        initialValues={initialValues}
        check={check}
        failureText={(error) => {
          if (isConflict(error)) return t`Rien n’a été enregistré : cette fiche a été modifiée entre-temps.`;
          return isGone(error)
            ? t`Cette personne a été supprimée entre-temps : rien n’a été enregistré. Ce que vous avez saisi reste ici.`
            : undefined;
        }}
        onSubmit={async (body) => {
          await save((read) => saveUser(read, withoutScope(body)));
          onSaved(user.hasSetupAccount && isOtherEmail(body.email, user.email));
        }}
      >
        {isNewer && <Conflict before={opened} now={seen} />}
        <EditFields user={seen} />
        <WhoSees />
        <Card sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          <SubmitButton>
            <Trans>Enregistrer les modifications</Trans>
          </SubmitButton>
          <Button variant="neutral" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <Button
            variant="outlined"
            color="error"
            startIcon={<DeleteOutlineRounded />}
            onClick={onRemove}
            sx={{ marginInlineStart: { md: 'auto' } }}
          >
            <Trans>Supprimer la personne</Trans>
          </Button>
        </Card>
      </Form>
    </ChoiceNames>
  );
}

const Conflict = ({ before, now }: { before: User; now: User }): ReactNode => (
  <EditConflict fields={useConflictFields(before, now)} />
);

const isOtherEmail = (email: string | undefined, present: string): boolean =>
  Boolean(email) && email?.toLowerCase() !== present.toLowerCase();

/** Notice before saving: the confirmation process of a new e-mail address. */
function EmailNote({ user }: { user: User }): ReactNode {
  const { email } = useFormValues('userEdit');
  const { email: present, hasSetupAccount } = user;
  const days = durations.emailTakeBackDays;
  if (!hasSetupAccount || !isOtherEmail(email, present)) return null;
  return (
    <Notice tone="info" title={<Trans>La nouvelle adresse attendra d’être confirmée</Trans>} sx={{ mt: '12px' }}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Trans>
          Ce compte est déjà ouvert : <Email>{present}</Email> reste son adresse jusqu’à ce que la personne confirme la
          nouvelle depuis sa boîte, avec son mot de passe. Si elle ne le peut plus, une autre personne qui administre
          l’organisation valide le changement. L’ancienne adresse est prévenue, et peut s’y opposer pendant {days}{' '}
          jours.
        </Trans>
      </Box>
    </Notice>
  );
}

const text = { autoComplete: 'off', maxLength: limits.titleLength, optional: true } as const;

function EditFields({ user }: { user: User }): ReactNode {
  const { t } = useLingui();
  const { role = user.role.slug } = useFormValues('userEdit');
  const organization = user.organization?.id;
  return (
    <>
      <IdentityFields isEdit emailNote={<EmailNote user={user} />} />
      <FormSection title={<Trans>Adresse</Trans>}>
        <FieldGrid>
          <TextField name="address.street" label={t`Adresse`} {...text} />
          <TextField name="address.zipCode" label={t`Code postal`} {...text} maxLength={limits.zipCodeLength} />
          <TextField name="address.city" label={t`Ville`} {...text} />
        </FieldGrid>
      </FormSection>
      <FormSection title={<Trans>Langues parlées</Trans>}>
        <LanguagesField name="spokenLanguages" label={t`Langues et niveaux`} />
      </FormSection>
      <PlaceFields role={role} present={user.role.slug} organization={organization} />
      <PostFields role={role} organization={organization} edited={user} />
    </>
  );
}
