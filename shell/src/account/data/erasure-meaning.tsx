import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

/** In plain words: what goes, what stays, who is told. */
export function ErasureMeaning(): ReactNode {
  return (
    <Typography component="div" variant="body2" sx={{ color: 'text.secondary', '& b': { color: 'text.primary' } }}>
      <p>
        <Trans>Vous pouvez demander que votre compte et tout ce qu’il contient soient effacés pour toujours.</Trans>
      </p>
      <Box component="ul" sx={{ m: 0, mt: '10px', paddingInlineStart: '20px', display: 'grid', gap: '6px' }}>
        <li>
          <Trans>
            <b>Ce qui est effacé :</b> votre profil, vos contacts, vos actions de networking, vos annonces, vos tâches,
            vos réponses aux questionnaires et vos documents.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Ce qui reste :</b> les licences utilisées et les chiffres de votre organisation, sans votre nom.
          </Trans>
        </li>
        <li>
          <Trans>
            <b>Qui est prévenu :</b> les responsables de votre organisation, qui ont un mois pour répondre, et
            vous-même, par e-mail. Tant que la demande n’est pas traitée, rien n’est effacé et vous pouvez la retirer.
          </Trans>
        </li>
      </Box>
    </Typography>
  );
}
