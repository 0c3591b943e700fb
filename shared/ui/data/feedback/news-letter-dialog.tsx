import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NewsLetter, TextLocale } from '@passerelle/shared/contract';
import { directionOf, languageTags, textLocales } from '@passerelle/shared/contract/enums/locales';
import { localeInfo } from '@passerelle/shared/i18n';
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

import { DeviceSelect } from '@passerelle/shared/ui/inputs';
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

const textLocaleOf = (code: string): TextLocale => textLocales.find((known) => known === code) ?? 'en';

/** Before people are asked for news: the message they will read, word for word, in any language. */
export function NewsLetterDialog({ open, busy, count, letter, onSend, onClose }: Props): ReactNode {
  const { t, i18n } = useLingui();
  const [language, setLanguage] = useState(textLocaleOf(i18n.locale));
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
        <DeviceSelect
          value={language}
          onChange={({ target }) => setLanguage(textLocaleOf(target.value))}
          inputProps={{ 'aria-label': t`Langue du message` }}
        >
          {textLocales.map((code) => (
            <option key={code} value={code} lang={languageTags[code]}>
              {localeInfo(code).name}
            </option>
          ))}
        </DeviceSelect>
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
            <Box lang={languageTags[language]} dir={directionOf(language)} sx={paper}>
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
