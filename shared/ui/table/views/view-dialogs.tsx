import { Trans, useLingui } from '@lingui/react/macro';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import EditRounded from '@mui/icons-material/EditRounded';
import SaveRounded from '@mui/icons-material/SaveRounded';
import type { SavedView } from '@passerelle/shared/contract';
import { useState, type ReactNode } from 'react';
import { Box, Button, FailureText, Typography, useToast } from '@passerelle/shared/ui';

import { Dialog } from '../../data/feedback/dialog';
import { RowMenu } from '../../data/navigation/menu';
import { viewActions } from './view-actions';
import { ViewNameForm } from './view-name-form';
import { ViewUpToDate } from './view-up-to-date';
import type { ViewsOfList } from './views-of-list';

interface Props {
  open: boolean;
  views: ViewsOfList;
  onClose: () => void;
}

/** The dialogs about views, one at a time. */
export const ViewDialogs = ({ asked, open, ...dialog }: Props & { asked: 'new' | 'manage' }): ReactNode => (
  <>
    <NewView open={open && asked === 'new'} {...dialog} />
    <ManageViews open={open && asked === 'manage'} {...dialog} />
  </>
);

/** Saves the current state of the list as a named view. */
function NewView({ open, views, onClose }: Props): ReactNode {
  const toast = useToast();
  const add = async (name: string): Promise<void> => {
    await viewActions(views).add(name);
    onClose();
    toast(<Trans>La vue « {name} » est enregistrée</Trans>, { about: 'views' });
  };
  return (
    <Dialog open={open} onClose={onClose} title={<Trans>Enregistrer cette vue</Trans>}>
      {open && (
        <>
          <Typography sx={{ mb: '16px', color: 'text.secondary' }}>
            <Trans>
              Elle retient la recherche, les filtres, l’ordre et les colonnes. Vous la retrouvez sur tous vos
              appareils ; personne d’autre ne la voit.
            </Trans>
          </Typography>
          <ViewNameForm
            taken={views.views}
            submit={<Trans>Enregistrer la vue</Trans>}
            onSubmit={add}
            onCancel={onClose}
          />
        </>
      )}
    </Dialog>
  );
}

interface Outcome {
  text: ReactNode;
  undo?: () => void;
}

/**
 * Renames, updates and deletes views. Results are shown in the dialog, since « Annuler » behind it could not be
 * pressed.
 */
function ManageViews({ open, views, onClose }: Props): ReactNode {
  const { t } = useLingui();
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const close = (): void => {
    setOutcome(null);
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} size="medium" title={<Trans>Gérer les vues</Trans>}>
      {open && views.views.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          <Trans>Il n’y a plus de vue enregistrée.</Trans>
        </Typography>
      )}
      {open && (
        <Box component="ul" aria-label={t`Vues`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {views.views.map((view) => (
            <ViewRow key={view.id} view={view} views={views} onOutcome={setOutcome} />
          ))}
        </Box>
      )}
      <Box
        component="output"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px', minHeight: 44, mt: '8px' }}
      >
        {outcome?.text}
        {outcome?.undo && (
          <Button variant="text" onClick={outcome.undo}>
            <Trans>Annuler</Trans>
          </Button>
        )}
      </Box>
    </Dialog>
  );
}

interface RowProps {
  view: SavedView;
  views: ViewsOfList;
  onOutcome: (outcome: Outcome) => void;
}

function ViewRow({ view, views, onOutcome }: RowProps): ReactNode {
  const { t } = useLingui();
  const [isRenaming, setRenaming] = useState(false);
  const { name } = view;
  const { overwrite, rename, remove, restore: putBack } = viewActions(views);
  const attempt = async (act: () => Promise<void>, text: ReactNode, undo?: () => void): Promise<void> => {
    try {
      await act();
      onOutcome({ text, ...(undo && { undo }) });
    } catch (error) {
      onOutcome({ text: <FailureText error={error} /> });
    }
  };
  const restore = (): void => void attempt(() => putBack(view), <Trans>La vue « {name} » est de retour</Trans>);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: '8px',
        minHeight: 56,
        '& + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
      }}
    >
      {isRenaming ? (
        <Box sx={{ flex: 1, minWidth: 0, py: '14px' }}>
          <ViewNameForm
            name={name}
            taken={views.views.filter(({ id }) => id !== view.id)}
            submit={<Trans>Renommer</Trans>}
            onSubmit={async (next) => {
              await rename(view, next);
              setRenaming(false);
            }}
            onCancel={() => setRenaming(false)}
          />
        </Box>
      ) : (
        <>
          <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 560 }}>{name}</Box>
          <RowMenu
            label={t`Actions pour ${name}`}
            actions={[
              {
                id: 'rename',
                label: <Trans>Renommer</Trans>,
                icon: <EditRounded />,
                onPress: () => setRenaming(true),
              },
              {
                id: 'overwrite',
                label: <Trans>Remplacer par ce qui est affiché</Trans>,
                icon: <SaveRounded />,
                onPress: () => void attempt(() => overwrite(view), <ViewUpToDate name={name} />),
              },
              {
                id: 'delete',
                label: <Trans>Supprimer</Trans>,
                icon: <DeleteOutlineRounded />,
                danger: true,
                onPress: () =>
                  void attempt(() => remove(view), <Trans>La vue « {name} » est supprimée</Trans>, restore),
              },
            ]}
          />
        </>
      )}
    </Box>
  );
}
