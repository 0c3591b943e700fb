import { Trans, useLingui } from '@lingui/react/macro';
import { isConflict, isGone, useCall, useMay } from '@passerelle/shared/client';
import type { UserGroup, UserGroupBody } from '@passerelle/shared/contract';
import { limits } from '@passerelle/shared/contract/limits';
import { Form, SubmitButton, TextAreaField, TextField, useEdited, useFormValues } from '@passerelle/shared/forms';
import { useFormats } from '@passerelle/shared/i18n';
import { Box, SkeletonCard, useBreakpointUp, VisibleToStaff } from '@passerelle/shared/ui';
import { type ReactNode, useMemo, useState } from 'react';

import { ConflictValues } from '../components/conflict-values';
import { OrganizationField } from '../users/form/organization-field';
import { createGroup, saveGroup } from './groups.mutations';
import { readGroup } from './groups.resource';
import { PacksField, type PickablePack } from './packs-field';

interface Props {
  /** Absent: a new one. */
  group?: UserGroup;
  onSaved: (name: string) => void;
}

export const GroupForm = ({ group, onSaved }: Props): ReactNode =>
  group ? <EditForm group={group} onSaved={onSaved} /> : <CreateForm onSaved={onSaved} />;

/** The product's own staff says for which organisation, and begins with its own. */
function CreateForm({ onSaved }: Props): ReactNode {
  const { data: me } = useCall('GET /me');
  const isChosen = useMay('superAdmin', 'w');
  const own = me?.organization?.id;
  const initialValues = useMemo(() => (isChosen && own !== undefined ? { organization: own } : {}), [isChosen, own]);
  if (!me) return <SkeletonCard lines={6} />;
  return (
    <Form
      schema="userGroup"
      draft="group.create"
      initialValues={initialValues}
      check={({ organization }) => (isChosen && !organization ? { organization: 'required' } : {})}
      onSubmit={async (body) => onSaved((await createGroup(body)).name)}
    >
      <GroupFields known={[]} organization={own} isChosen={isChosen} submitLabel={<Trans>Créer le groupe</Trans>} />
    </Form>
  );
}

function EditForm({ group, onSaved }: Required<Props>): ReactNode {
  const { t } = useLingui();
  const { seen, isNewer, save } = useEdited(group, (error) => (isConflict(error) ? readGroup(group.id) : null));
  const initialValues = useMemo(() => bodyOf(seen), [seen]);
  return (
    <Form
      schema="userGroup"
      draft={`group.edit.${group.id}`}
      initialValues={initialValues}
      failureText={(error) => {
        if (isConflict(error)) return t`Ce groupe a été modifié entre-temps : rien n’a été enregistré.`;
        return isGone(error)
          ? t`Ce groupe a été supprimé entre-temps : rien n’a été enregistré. Ce que vous avez saisi reste ici.`
          : undefined;
      }}
      onSubmit={async (body) => {
        await save((read) => saveGroup(read, body));
        onSaved(body.name);
      }}
    >
      <GroupFields
        known={seen.licensePacks}
        organization={seen.organization.id}
        {...(isNewer && { stored: seen })}
        submitLabel={<Trans>Enregistrer les modifications</Trans>}
      />
    </Form>
  );
}

interface FieldsProps {
  /** Packs whose names are known before any search. */
  known: UserGroup['licensePacks'];
  /** Organisation of the group; it limits the packs for staff who see every organisation. */
  organization: string | undefined;
  /** True if the viewer may choose the organisation of a new group. */
  isChosen?: boolean;
  /** The version that another user stored meanwhile. */
  stored?: UserGroup;
  submitLabel: ReactNode;
}

/** Packs of another organisation are no longer a choice. */
const ofOneOrganization = { licensePacks: [] };

function GroupFields({ known, organization, isChosen = false, stored, submitLabel }: FieldsProps): ReactNode {
  const { t } = useLingui();
  const isPhone = !useBreakpointUp('md');
  const [picked, setPicked] = useState<readonly PickablePack[]>([]);
  const { organization: chosen } = useFormValues('userGroup');
  const named = [...picked, ...known];
  return (
    <>
      {stored && <GroupConflict stored={stored} named={named} />}
      {isChosen && <OrganizationField value={chosen} clears={ofOneOrganization} />}
      <TextField name="name" label={t`Nom du groupe`} maxLength={limits.titleLength} />
      <TextAreaField
        name="description"
        label={t`Description`}
        help={t`À qui s’adresse ce groupe : un site, un service, une promotion.`}
        maxLength={limits.longTextLength}
      />
      <PacksField organization={isChosen ? (chosen ?? undefined) : organization} picked={named} onPicked={setPicked} />
      <VisibleToStaff>
        <Trans>Visible par l’équipe de l’organisation.</Trans>
      </VisibleToStaff>
      <Box>
        <SubmitButton fullWidth={isPhone}>{submitLabel}</SubmitButton>
      </Box>
    </>
  );
}

/** Shows the typed values beside those that another user stored meanwhile. */
function GroupConflict({ stored, named }: { stored: UserGroup; named: readonly PickablePack[] }): ReactNode {
  const { t } = useLingui();
  const { list } = useFormats();
  const typed = useFormValues('userGroup');
  const packsOf = (ids: readonly string[] = []): string =>
    list(ids.map((id) => named.find((pack) => pack.id === id)?.name ?? '–').toSorted());
  return (
    <ConflictValues
      rows={[
        { label: t`Nom du groupe`, mine: typed.name || null, theirs: stored.name },
        { label: t`Description`, mine: typed.description || null, theirs: stored.description },
        {
          label: t`Packs de licences`,
          mine: packsOf(typed.licensePacks) || null,
          theirs: packsOf(stored.licensePacks.map(({ id }) => id)),
        },
      ]}
    />
  );
}

/** The values of the form for a stored group. */
const bodyOf = ({ name, description, licensePacks }: UserGroup): UserGroupBody => ({
  name,
  description,
  licensePacks: licensePacks.map(({ id }) => id),
});
