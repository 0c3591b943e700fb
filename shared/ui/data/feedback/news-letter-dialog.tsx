import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NewsLetter } from '@passerelle/shared/contract';
import {
  ActionButton,
  Box,
  Button,
  LoadedArea,
  type LoadedState,
  SkeletonCard,
  Typography,
} from '@passerelle/shared/ui';
import { useState, type ReactNode } from 'react';

import { ViewSwitch } from '../inputs/view-switch';
import { Dialog } from './dialog';

interface Props {
  open: boolean;
  busy: boolean;
  /** The number of recipients, before exclusions. */
  count: number;
  letter: LoadedState<NewsLetter>;
  onSend: () => void;
  onClose: () => void;
}

const paper = {
  mt: '14px',
  p: '14px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  backgroundColor: 'neutral.sunken',
  '& p': { mt: '8px' },
} as const;

/** Before people are asked for news: what they will read, word for word, in either language. */
export function NewsLetterDialog({ open, busy, count, letter, onSend, onClose }: Props): ReactNode {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState<'fr' | 'en'>(i18n.locale === 'fr' ? 'fr' : 'en');
  const [kind, setKind] = useState<'opened' | 'unopened'>('opened');
  return (
    <Dialog
      open={open}
      size="medium"
      onClose={onClose}
      title={
        <Plural value={count} one="Prendre des nouvelles de # personne" other="Prendre des nouvelles de # personnes" />
      }
      actions={
        <>
          <Button variant="neutral" onClick={onClose}>
            <Trans>Annuler</Trans>
          </Button>
          <ActionButton busy={busy} onClick={onSend}>
            <Trans>Envoyer le message</Trans>
          </ActionButton>
        </>
      }
    >
      <Typography variant="body2" color="text.secondary">
        <Trans>
          Chaque personne reçoit un seul e‑mail, dans sa langue. Celles qui sont en pause, dont le programme est terminé
          ou à qui l’on a écrit ces derniers jours sont laissées de côté.
        </Trans>
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 16px', mt: '14px' }}>
        <ViewSwitch
          small
          label={t`À qui`}
          value={kind}
          onChange={setKind}
          options={[
            { value: 'opened', label: t`Compte ouvert` },
            { value: 'unopened', label: t`Jamais ouvert` },
          ]}
        />
        <ViewSwitch
          small
          label={t`Langue du message`}
          value={language}
          onChange={setLanguage}
          options={[
            { value: 'fr', label: 'Français' },
            { value: 'en', label: 'English' },
          ]}
        />
      </Box>
      <LoadedArea
        state={letter}
        failure={<Trans>Le message n’a pas pu être affiché</Trans>}
        skeleton={<SkeletonCard lines={6} />}
        sx={{ minHeight: 300 }}
      >
        {(letters) => {
          const { subject, paragraphs, action, closing } = letters[language][kind];
          return (
            <Box lang={language} sx={paper}>
              <Typography variant="h4" component="h3">
                {subject}
              </Typography>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              <Box component="p" sx={{ fontWeight: 600, color: 'brand.text' }}>
                {action}
              </Box>
              <Box component="p" sx={{ typography: 'body2', color: 'text.secondary' }}>
                {closing}
              </Box>
            </Box>
          );
        }}
      </LoadedArea>
    </Dialog>
  );
}
