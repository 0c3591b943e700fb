import { Trans, useLingui } from '@lingui/react/macro';
import { ApiError, isConflict } from '@passerelle/shared/client';
import type { LicensePack, LicensePackBody, Organization } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import {
  FieldGrid,
  Form,
  NumberField,
  SubmitButton,
  TextAreaField,
  TextField,
  useEdited,
  useFormValues,
} from '@passerelle/shared/forms';
import { DateField } from '@passerelle/shared/forms/dates';
import { useBreakpointUp, VisibleToStaff } from '@passerelle/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';

import { conflictRow, ConflictValues } from '../components/conflict-values';
import { createPack, readPack, savePack } from './pack.mutations';
import { packBody } from './pack-body';
import { ProgramsField } from './programs-field';

interface Props {
  organization: Organization;
  /** Absent: a new one. */
  pack?: LicensePack;
  onSaved: () => void;
}

/** True for fewer seats than are used: a fault of the field, not a conflict with a newer version. */
const isTooFew = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 409 && error.fields['maxLicenses'] !== undefined;
const isOutdated = (error: unknown): boolean => isConflict(error) && !isTooFew(error);

/** Has an empty period: without the object, none of its fields would be reported as required. */
const nothing: Partial<LicensePackBody> = { programs: [], period: {} as LicensePackBody['period'] };

export function PackForm({ organization, pack, onSaved }: Props): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const [tooFew, setTooFew] = useState<string>();
  const { seen, isNewer, save } = useEdited(pack, (error) => (pack && isOutdated(error) ? readPack(pack.id) : null));
  const initialValues = useMemo(() => (seen ? packBody(seen) : nothing), [seen]);
  return (
    <Form
      schema="licensePack"
      draft={pack ? `pack.edit.${pack.id}` : `pack.create.${organization.id}`}
      initialValues={initialValues}
      failureText={(error) =>
        isOutdated(error) ? t`Ce pack a été modifié entre-temps : rien n’a été enregistré.` : undefined
      }
      onSubmit={async (body) => {
        try {
          await save((read) => (read ? savePack(read, body) : createPack(organization.id, body)));
        } catch (error) {
          if (isTooFew(error)) setTooFew(error.message);
          throw error;
        }
        onSaved();
      }}
    >
      {isNewer && seen && <PackConflict stored={packBody(seen)} />}
      <VisibleToStaff>
        <Trans>Visible par les administrateurs et les RRH de l’organisation.</Trans>
      </VisibleToStaff>
      <TextField
        name="name"
        label={t`Nom du pack`}
        autoComplete="off"
        maxLength={limits.titleLength}
        words={{ duplicate: t`Un pack de cette organisation porte déjà ce nom` }}
      />
      <TextAreaField name="description" label={t`Description`} maxLength={limits.longTextLength} optional />
      <NumberField
        name="maxLicenses"
        label={t`Nombre de places`}
        {...(tooFew !== undefined && { words: { tooSmall: tooFew } })}
      />
      <FieldGrid>
        <DateField name="period.fromDate" label={t`Premier jour`} />
        <DateField
          name="period.toDate"
          label={t`Dernier jour`}
          words={{ tooSmall: t`Le dernier jour ne peut pas précéder le premier` }}
        />
      </FieldGrid>
      <ProgramsField organizationId={organization.id} known={seen?.programs ?? []} />
      <div>
        <SubmitButton fullWidth={isPhone}>
          {pack ? <Trans>Enregistrer les modifications</Trans> : <Trans>Ajouter le pack</Trans>}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** Shows the typed values beside those that another user stored meanwhile. */
function PackConflict({ stored }: { stored: LicensePackBody }): ReactNode {
  const { t } = useLingui();
  const row = conflictRow<LicensePackBody>(useFormValues('licensePack'), stored);
  return (
    <ConflictValues
      rows={[
        row(t`Nom du pack`, ({ name }) => name),
        row(t`Description`, ({ description }) => description),
        row(t`Nombre de places`, ({ maxLicenses }) => maxLicenses?.toString()),
        row(t`Premier jour`, ({ period }) => period?.fromDate),
        row(t`Dernier jour`, ({ period }) => period?.toDate),
      ]}
    />
  );
}
