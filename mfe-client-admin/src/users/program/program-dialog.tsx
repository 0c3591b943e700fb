import { Trans } from '@lingui/react/macro';
import type { User } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import { fullName, Typography, useToast } from '@passerelle/shared/ui';
import { Dialog } from '@passerelle/shared/ui/data';
import type { ReactNode } from 'react';

import { ProgramChoiceForm } from './program-choice.form';
import type { ProgramStep } from './program-state';

interface Props {
  user: User;
  step: ProgramStep;
  onClose: () => void;
}

/** The choice of a programme: the first one, another one, or more weeks. */
export function ProgramDialog({ user, step, onClose }: Props): ReactNode {
  const toast = useToast();
  const name = fullName(user);
  return (
    <Dialog open size="medium" onClose={onClose} title={<Title step={step} />}>
      <Typography sx={{ mb: '18px', color: 'text.secondary' }}>
        <Intro step={step} user={user} />
      </Typography>
      <ProgramChoiceForm
        user={user}
        step={step}
        onClose={onClose}
        onDone={() => {
          onClose();
          toast(<Done step={step} name={name} />, { about: user.id });
        }}
      />
    </Dialog>
  );
}

function Title({ step }: Pick<Props, 'step'>): ReactNode {
  switch (step) {
    case 'choose':
      return <Trans>Choisir un programme</Trans>;
    case 'change':
      return <Trans>Changer de programme</Trans>;
    case 'extend':
      return <Trans>Prolonger le programme</Trans>;
  }
}

function Intro({ step, user }: Pick<Props, 'step' | 'user'>): ReactNode {
  const { date } = useFormats();
  const name = fullName(user);
  const { selectedProgram } = user;
  const present = selectedProgram?.program.name ?? '';
  const end = selectedProgram ? date(selectedProgram.dates.toDate) : '';
  switch (step) {
    case 'choose':
      return <Trans>Pour {name}. Tous les champs sont obligatoires.</Trans>;
    case 'change':
      return (
        <Trans>
          Pour {name}. Le nouveau programme remplace « {present} ». Tous les champs sont obligatoires.
        </Trans>
      );
    case 'extend':
      return (
        <Trans>
          Pour {name}. Les semaines s’ajoutent après le {end}, dernier jour du programme. Tous les champs sont
          obligatoires.
        </Trans>
      );
  }
}

function Done({ step, name }: { step: ProgramStep; name: string }): ReactNode {
  switch (step) {
    case 'choose':
      return <Trans>Le programme de {name} est attribué</Trans>;
    case 'change':
      return <Trans>Le programme de {name} est changé</Trans>;
    case 'extend':
      return <Trans>Le programme de {name} est prolongé</Trans>;
  }
}
