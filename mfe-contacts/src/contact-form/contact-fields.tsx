import { Trans, useLingui } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { ContactBody } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  FieldGrid,
  PhoneField,
  SelectField,
  TextAreaField,
  TextField,
  useFormValues,
  WideField,
} from '@passerelle/shared/forms';
import { Box, Button, FormSection } from '@passerelle/shared/ui';
import { civilityLabels, contactTypeLabels, jobOccupationLabels, useLabelOptions } from '@passerelle/shared/ui/labels';
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';

import { AddressFields } from './address-fields';
import { ReferrerField } from './referrer-field';

/** True if any field other than those always shown has a value. */
const hasMore = ({ lastName: _l, type: _t, ...others }: Partial<ContactBody>): boolean =>
  Object.values(others).some(holds);
const holds = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).some(holds) : Boolean(value);

/**
 * The fields of a contact. A new one shows those that are required; a button, or a draft, brings the others.
 * Needs a form of the schema `contact` around it.
 */
export function ContactFields({ isNew = false }: { isNew?: boolean }): ReactNode {
  const values: Partial<ContactBody> = useFormValues('contact');
  const [showsAll, setShowsAll] = useState(!isNew);
  const [isPressed, setPressed] = useState(false);
  const more = useRef<HTMLDivElement>(null);
  if (!showsAll && hasMore(values)) setShowsAll(true);
  // The pressed button is gone from the page: the first new field takes the focus.
  useEffect(() => {
    if (isPressed) more.current?.querySelector('input')?.focus();
  }, [isPressed]);
  return (
    <>
      <IdentityFields showsAll={showsAll} more={more} />
      {showsAll ? (
        <>
          <WorkFields />
          <ReachFields />
          <LinkFields />
        </>
      ) : (
        <div>
          <Button
            variant="text"
            startIcon={<AddRounded />}
            onClick={() => {
              setShowsAll(true);
              setPressed(true);
            }}
          >
            <Trans>Ajouter d’autres informations</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

interface IdentityProps {
  showsAll: boolean;
  /** Container of the optional fields. */
  more: Ref<HTMLDivElement>;
}

/** Name and type of contact; first name and civility. */
function IdentityFields({ showsAll, more }: IdentityProps): ReactNode {
  const { t } = useLingui();
  const civilities = useLabelOptions(civilityLabels);
  return (
    <FormSection title={<Trans>La personne</Trans>}>
      <FieldGrid>
        <TextField name="lastName" label={t`Nom`} autoComplete="off" maxLength={limits.nameLength} />
        <SelectField name="type" label={t`Type de contact`} options={useLabelOptions(contactTypeLabels)} />
        {showsAll && (
          <Box ref={more} sx={{ display: 'contents' }}>
            <TextField name="firstName" label={t`Prénom`} autoComplete="off" maxLength={limits.titleLength} optional />
            <SelectField name="civility" label={t`Civilité`} options={civilities} optional />
          </Box>
        )}
      </FieldGrid>
    </FormSection>
  );
}

const textSettings = { optional: true, autoComplete: 'off', maxLength: limits.titleLength } as const;

/** Company and job. */
function WorkFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Son travail</Trans>}>
      <FieldGrid>
        <TextField name="company.name" label={t`Entreprise`} {...textSettings} />
        <TextField name="company.service" label={t`Service`} {...textSettings} />
        <TextField name="job.jobTitle" label={t`Poste`} {...textSettings} />
        <SelectField
          name="job.occupation"
          label={t`Domaine professionnel`}
          options={useLabelOptions(jobOccupationLabels)}
          optional
        />
      </FieldGrid>
    </FormSection>
  );
}

/** E-mail, phone numbers and addresses. */
function ReachFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Coordonnées</Trans>}>
      <FieldGrid>
        <WideField>
          <TextField
            name="email"
            type="email"
            label={t`E‑mail`}
            autoComplete="off"
            maxLength={limits.emailLength}
            optional
          />
        </WideField>
        <PhoneField name="phone" label={t`Téléphone`} optional />
        <PhoneField name="mobilePhone" label={t`Mobile`} optional />
      </FieldGrid>
      <AddressFields />
    </FormSection>
  );
}

/** Recommending contact, and a comment. */
function LinkFields(): ReactNode {
  const { t } = useLingui();
  return (
    <FormSection title={<Trans>Votre lien</Trans>}>
      <ReferrerField />
      <TextAreaField name="comment" label={t`Commentaire`} maxLength={limits.longTextLength} optional />
    </FormSection>
  );
}
