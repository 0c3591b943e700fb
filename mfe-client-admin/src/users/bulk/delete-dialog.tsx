import { Plural, Trans } from '@lingui/react/macro';
import { durations } from '@passerelle/shared/contract/limits';
import { useFormats } from '@passerelle/shared/i18n';
import { Box } from '@passerelle/shared/ui';
import { ConfirmDialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

interface Props {
  open: boolean;
  busy: boolean;
  count: number;
  onConfirm: () => void;
  onClose: () => void;
}

/** Explains the consequences of deleting the selected people. */
export function DeleteDialog({ count, ...dialog }: Props): ReactNode {
  const { number } = useFormats();
  const days = number(durations.userRestoreDays);
  return (
    <ConfirmDialog
      {...dialog}
      danger
      title={<Plural value={count} one="Supprimer # personne ?" other="Supprimer # personnes ?" />}
      confirmLabel={<Plural value={count} one="Supprimer la personne" other="Supprimer les # personnes" />}
    >
      <Box component="ul" sx={{ display: 'grid', gap: '8px', m: 0, paddingInlineStart: '20px' }}>
        <li>
          <Plural
            value={count}
            one="Elle disparaît tout de suite des listes et ne peut plus se connecter."
            other="Elles disparaissent tout de suite des listes et ne peuvent plus se connecter."
          />
        </li>
        <li>
          <Trans>
            Pendant {days} jours, vous pouvez tout annuler depuis le résultat, ou rétablir chaque personne depuis les
            personnes supprimées, avec tout ce qu’elle a saisi.
          </Trans>
        </li>
        <li>
          <Plural
            value={count}
            one="Ensuite, ses données sont effacées pour de bon."
            other="Ensuite, leurs données sont effacées pour de bon."
          />
        </li>
        <li>
          <Trans>Une place redevient libre si le programme n’a pas commencé ; sinon elle reste utilisée.</Trans>
        </li>
        <li>
          <Trans>Les personnes que votre rôle ne permet pas de supprimer restent ; le résultat les nomme.</Trans>
        </li>
      </Box>
    </ConfirmDialog>
  );
}
