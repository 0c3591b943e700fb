import { Trans } from '@lingui/react/macro';
import AddRounded from '@mui/icons-material/AddRounded';
import type { LicensePack } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { Box, Button } from '@passerelle/shared/ui';
import { ConfirmDialog, useConfirmation } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { PackGrid } from '../../packs/pack-grid';
import { deletePack } from '../../packs/pack.mutations';

interface ToolsProps {
  organizationId: string;
  pack: LicensePack;
  onDelete: (pack: LicensePack) => void;
}

/** Actions on a pack; a used one cannot be deleted. */
const PackTools = ({ organizationId, pack, onDelete }: ToolsProps): ReactNode => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '4px', mx: '-10px' }}>
    <Button component={RouteLink} to={routeTo('clientPackForm', { organizationId, packId: pack.id })} variant="text">
      <Trans>Modifier</Trans>
    </Button>
    {pack.usedLicenseCount === 0 && (
      <Button variant="text" color="error" onClick={() => onDelete(pack)}>
        <Trans>Supprimer</Trans>
      </Button>
    )}
  </Box>
);

const toolsFor = (organizationId: string, onDelete: ToolsProps['onDelete']) => (pack: LicensePack) => (
  <PackTools organizationId={organizationId} pack={pack} onDelete={onDelete} />
);

const deletedLabels = ({ name }: LicensePack): ReactNode => <Trans>« {name} » est supprimé</Trans>;

/** The packs of an organisation, to add to, change and take away. */
export function PacksSection({ organizationId }: { organizationId: string }): ReactNode {
  const { ask, dialog, subject } = useConfirmation({ act: deletePack, done: deletedLabels });
  const name = subject?.name;
  return (
    <>
      <PackGrid
        organizationId={organizationId}
        action={
          <Button
            component={RouteLink}
            to={routeTo('clientPackForm', { organizationId })}
            variant="neutral"
            startIcon={<AddRounded />}
          >
            <Trans>Ajouter un pack</Trans>
          </Button>
        }
        footer={toolsFor(organizationId, ask)}
      />
      <ConfirmDialog
        {...dialog}
        danger
        title={<Trans>Supprimer le pack « {name} » ?</Trans>}
        confirmLabel={<Trans>Supprimer le pack</Trans>}
      >
        <Trans>Les groupes qui y puisent le perdent. Un pack qui a déjà servi ne peut pas être supprimé.</Trans>
      </ConfirmDialog>
    </>
  );
}
