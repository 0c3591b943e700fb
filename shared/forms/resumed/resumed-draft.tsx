import { Plural, Trans } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

import { now, useFormats } from '@passerelle/shared/i18n';
import { Notice } from '@passerelle/shared/ui';
import type { FieldRegistry } from '../field-registry';
import type { Draft } from '../use-draft';
import { useDraftCopy } from './use-draft-copy';

interface Props {
  draft: Draft;
  name: string;
  registry: FieldRegistry;
}

/** Under the draft of this tab: where it comes from, that it can be gone on with elsewhere, and what to do with two. */
export function ResumedDraft({ draft, name, registry }: Props): ReactNode {
  const { dateTime } = useFormats();
  const { state, choose } = useDraftCopy(name, draft, registry);
  const { isKept, resumedFrom, clash } = state;
  const since = resumedFrom && dateTime(resumedFrom);
  const when = dateTime(clash?.at ?? now());
  return (
    <>
      {clash && (
        <Notice
          tone="info"
          role="alert"
          title={<Trans>Ce brouillon a aussi été modifié ailleurs</Trans>}
          action={
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
              <Button variant="neutral" size="small" onClick={() => choose('mine')}>
                <Trans>Garder ce qui est ici</Trans>
              </Button>
              <Button variant="neutral" size="small" onClick={() => choose('theirs')}>
                <Trans>Reprendre l’autre version</Trans>
              </Button>
            </Box>
          }
        >
          <Plural
            value={clash.fields.length}
            one={`Un champ a été rempli autrement sur un autre appareil, ${when}. Rien n’est perdu ici tant que vous n’avez pas choisi.`}
            other={`# champs ont été remplis autrement sur un autre appareil, ${when}. Rien n’est perdu ici tant que vous n’avez pas choisi.`}
          />
        </Notice>
      )}
      <Box component="output" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
        {since && !clash && <Trans>Brouillon repris, enregistré {since}.</Trans>}{' '}
        {isKept && !clash && draft.savedAt && (
          <Trans>Il est aussi gardé avec votre compte : vous pouvez continuer sur un autre appareil.</Trans>
        )}
      </Box>
    </>
  );
}
