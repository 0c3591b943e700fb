import { Plural, Trans } from '@lingui/react/macro';
import type { ContentImport } from '@passerelle/shared/contract';
import { routeTo } from '@passerelle/shared/routes';
import { ActionButton, Box, Button, Notice, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';

import { useChosenOrganization } from '../../components/organization-filter';
import { Audience } from '../audience';
import { ContentPlan, ContentProblems } from './content-plan';

export type Busy = 'reading' | 'importing' | null;

interface Props {
  tried: ContentImport;
  /** The organisation that was chosen. */
  organization: string | null;
  /** The viewer chooses the organisation of the import; otherwise it is their own. */
  everywhere: boolean;
  busy: Busy;
  onImport: () => void;
  onTry: (asDraft: boolean) => void;
  onAgain: () => void;
}

/** Effects of a pack import, planned or done. */
export function TriedPack(props: Props): ReactNode {
  const { tried, organization, everywhere, busy, onImport, onAgain } = props;
  const { name, version, dryRun, asDraft, things, problems } = tried;
  const other = (
    <Button variant="neutral" onClick={onAgain}>
      <Trans>Choisir un autre pack</Trans>
    </Button>
  );
  if (problems.length > 0)
    return (
      <>
        <ContentProblems problems={problems} />
        <div>{other}</div>
      </>
    );
  const hasWork = things.length > 0;
  return (
    <>
      {dryRun ? (
        <Typography variant="h2">
          <Trans>
            {name}, version {version}
          </Trans>
        </Typography>
      ) : (
        <Done {...props} />
      )}
      {dryRun && !hasWork && (
        <Notice tone="info" title={<Trans>Tout est déjà là</Trans>}>
          <Trans>Importer ce pack ne changerait rien.</Trans>
        </Notice>
      )}
      {dryRun && hasWork && asDraft && <DraftNotice {...tried} />}
      <ContentPlan result={tried} />
      {dryRun && hasWork && everywhere && <ForWhom organization={organization} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
        {dryRun && hasWork && (
          <ActionButton variant="contained" busy={busy === 'importing'} onClick={onImport}>
            {asDraft ? <Trans>Créer ces brouillons</Trans> : <Trans>Importer ce contenu</Trans>}
          </ActionButton>
        )}
        {dryRun && (hasWork || asDraft) && <OtherWay {...props} />}
        {other}
      </Box>
    </>
  );
}

function ForWhom({ organization }: Pick<Props, 'organization'>): ReactNode {
  const chosen = useChosenOrganization(organization);
  return (
    <Typography>
      <Audience audience={[chosen && chosen.name]} />
    </Typography>
  );
}

/** The other way to import the same pack: its plan is shown first. */
function OtherWay({ tried: { asDraft }, busy, onTry }: Props): ReactNode {
  return (
    <ActionButton variant="neutral" busy={busy === 'reading'} onClick={() => onTry(!asDraft)}>
      {asDraft ? <Trans>Importer sans brouillon</Trans> : <Trans>Importer en brouillon</Trans>}
    </ActionButton>
  );
}

function DraftNotice({ replacedDrafts }: Pick<ContentImport, 'replacedDrafts'>): ReactNode {
  if (replacedDrafts === 0)
    return (
      <Notice tone="info" title={<Trans>Rien n’est publié</Trans>}>
        <Trans>Les éléments deviennent des brouillons, à relire avant de les publier.</Trans>
      </Notice>
    );
  return (
    <Notice
      tone="warning"
      title={<Plural value={replacedDrafts} one="# brouillon sera remplacé" other="# brouillons seront remplacés" />}
    >
      <Trans>Leurs modifications non publiées seront perdues. Rien n’est publié.</Trans>
    </Notice>
  );
}

function Done({ tried: { name, version, asDraft, kinds }, organization }: Props): ReactNode {
  if (!asDraft)
    return (
      <Notice
        tone="success"
        role="alert"
        title={
          <Trans>
            {name}, version {version}, est importé
          </Trans>
        }
      >
        <Trans>Les personnes voient ces contenus dès maintenant. L’import est inscrit au journal.</Trans>
      </Notice>
    );
  const has = (outcome: 'created' | 'changed'): boolean => kinds.some(({ counts }) => counts[outcome] > 0);
  const listOf = (status: 'draft' | 'modified') => routeTo('clientContent', {}, { query: { status, organization } });
  return (
    <Notice
      tone="success"
      role="alert"
      title={
        <Trans>
          {name}, version {version}, est en brouillon
        </Trans>
      }
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '12px' }}>
          {has('created') && (
            <Button component={RouteLink} to={listOf('draft')} variant="neutral">
              <Trans>Voir les brouillons</Trans>
            </Button>
          )}
          {has('changed') && (
            <Button component={RouteLink} to={listOf('modified')} variant="neutral">
              <Trans>Voir les modifications non publiées</Trans>
            </Button>
          )}
        </Box>
      }
    >
      <Trans>Rien n’est publié. Relisez ces contenus, puis publiez-les.</Trans>
    </Notice>
  );
}
