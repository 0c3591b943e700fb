import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import type { JobOffer } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { RowMenu } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface Props {
  offer: JobOffer;
  /** What the next screen is told: where the person comes from. */
  state: unknown;
  onDelete: () => void;
}

export function JobOfferMenu({ offer: { id, title }, state, onDelete }: Props): ReactNode {
  const { t } = useLingui();
  return (
    <RowMenu
      label={t`Actions pour « ${title} »`}
      actions={[
        {
          id: 'edit',
          label: <Trans>Modifier</Trans>,
          icon: <EditRounded />,
          to: routeTo('jobOfferEdit', { jobOfferId: id }),
          state,
        },
        {
          id: 'delete',
          label: <Trans>Supprimer</Trans>,
          icon: <DeleteOutlineRounded />,
          danger: true,
          onPress: onDelete,
        },
      ]}
    />
  );
}
