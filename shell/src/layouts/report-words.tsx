import { Trans, useLingui } from '@lingui/react/macro';
import { useLocale } from '@passerelle/shared/i18n';
import { Link } from '@passerelle/shared/ui';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { bootData } from '../boot/boot-data';

/**
 * In a language that a machine translated: a mail to support that names the language, the screen, and the words selected
 * on it.
 */
export function ReportWords(): ReactNode {
  const { t } = useLingui();
  const { name, isMachineMade } = useLocale();
  const { pathname } = useLocation();
  const [words, setWords] = useState('');
  const to = bootData.env?.supportEmail;
  if (!to || !isMachineMade) return null;
  const subject = t`Passerelle : traduction à corriger (${name})`;
  const body = [t`Écran : ${pathname}`, t`Texte : ${words}`, t`Ce qui serait juste :`].join('\n');
  return (
    <Link
      href={`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
      // The press itself takes the selection away.
      onPointerDown={() => setWords(String(getSelection() ?? ''))}
    >
      <Trans>Signaler une traduction</Trans>
    </Link>
  );
}
