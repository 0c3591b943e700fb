import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { EmailLinkState } from '@passerelle/shared/contract';
import { durations } from '@passerelle/shared/contract/limits';
import { routePaths } from '@passerelle/shared/routes/paths';
import { Button, Typography } from '@passerelle/shared/ui';
import type { ReactNode } from 'react';

import { PublicLayout } from '../../layouts/public/public-layout';
import { useTabTitle } from '../../layouts/tab-title';

interface End {
  title: MessageDescriptor;
  text: MessageDescriptor;
  way: { label: MessageDescriptor; href: string };
}

const { emailTakeBackDays: days } = durations;
const signIn = { label: msg`Se connecter`, href: routePaths.login };
const toAccount = { label: msg`Ouvrir mon compte`, href: `${routePaths.account}#identity` };
const toPassword = { label: msg`Choisir un nouveau mot de passe`, href: routePaths.forgottenPassword };

const unknown: End = {
  title: msg`Ce lien n’est pas valable`,
  text: msg`Ouvrez-le directement depuis l’e‑mail, en entier. S’il date, il a peut-être été oublié depuis.`,
  way: signIn,
};

type Spent = Exclude<EmailLinkState['state'], 'valid' | 'unknown'>;

const ends: Record<NonNullable<EmailLinkState['action']>, Record<Spent, End>> = {
  confirm: {
    expired: {
      title: msg`Ce lien a expiré`,
      text: msg`Il n’est plus valable. Votre adresse n’a pas changé ; depuis votre compte, faites-vous renvoyer l’e‑mail.`,
      way: toAccount,
    },
    used: {
      title: msg`Cette adresse est déjà confirmée`,
      text: msg`Connectez-vous avec elle, et avec votre mot de passe habituel.`,
      way: signIn,
    },
    cancelled: {
      title: msg`Cette demande n’a plus cours`,
      text: msg`Elle a été annulée, remplacée par une autre, ou arrêtée par un nouveau mot de passe. Rien n’a changé avec ce lien.`,
      way: toAccount,
    },
    taken: {
      title: msg`Cette adresse est déjà utilisée`,
      text: msg`L’email indiqué est déjà utilisé par un autre utilisateur. Votre adresse n’a pas changé ; depuis votre compte, indiquez-en une autre.`,
      way: toAccount,
    },
  },
  takeBack: {
    expired: {
      title: msg`Ce lien n’est plus valable`,
      text: msg`Un compte peut être repris pendant ${days} jours. Rien n’a changé ; si vous ne pouvez plus vous connecter, prévenez votre service RH.`,
      way: signIn,
    },
    used: {
      title: msg`Votre adresse est déjà rétablie`,
      text: msg`Ce lien a servi. Si vous n’avez pas encore choisi de nouveau mot de passe, demandez-en un.`,
      way: toPassword,
    },
    cancelled: unknown,
    taken: {
      title: msg`Cette adresse est celle d’un autre compte`,
      text: msg`Elle a été reprise entre-temps, et rien n’a changé. Prévenez votre service RH.`,
      way: signIn,
    },
  },
};

/** A link that does nothing any more: why, and what to do instead. */
export function SpentLink({ action, state }: EmailLinkState): ReactNode {
  const { i18n } = useLingui();
  const isKnown = action !== null && state !== 'unknown' && state !== 'valid';
  const { title, text, way } = isKnown ? ends[action][state] : unknown;
  useTabTitle(i18n._(title));
  return (
    <PublicLayout title={i18n._(title)} moment={state}>
      <Typography sx={{ mb: '26px', color: 'text.secondary' }}>{i18n._(text)}</Typography>
      <Button variant="contained" fullWidth href={way.href}>
        {i18n._(way.label)}
      </Button>
    </PublicLayout>
  );
}
