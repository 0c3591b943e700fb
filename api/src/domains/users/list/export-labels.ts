import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Gender, JobLevel, ProgramState, RoleName } from '@passerelle/shared/contract';
import { translated } from '../../../platform/text/words';

export const exportLabels = translated({
  columns: [
    msg`Nom`,
    msg`Prénom`,
    msg`E‑mail`,
    msg`Téléphone`,
    msg`Genre`,
    msg`Rôle`,
    msg`Groupes`,
    msg`Statut`,
    msg`Intitulé du poste`,
    msg`Programme`,
    msg`État du programme`,
    msg`Début`,
    msg`Fin`,
    msg`Avancement (%)`,
    msg`Connexions`,
    msg`Dernière connexion`,
    msg`Invitation envoyée`,
    msg`Manager`,
    msg`Référent RH`,
    msg`Sans nouvelles depuis`,
  ],
  roles: {
    user: msg`Participant`,
    manager: msg`Manager`,
    headHR: msg`RRH`,
    owner: msg`Administrateur principal`,
    admin: msg`Administrateur`,
    superAdmin: msg`Super Admin`,
  } satisfies Record<RoleName, MessageDescriptor>,
  states: {
    none: msg`Sans programme`,
    pending: msg`En attente`,
    started: msg`En cours`,
    suspended: msg`Suspendu`,
    ended: msg`Terminé, issue à renseigner`,
    closed: msg`Clôturé`,
  } satisfies Record<ProgramState, MessageDescriptor>,
  genders: { man: msg`Homme`, woman: msg`Femme` } satisfies Record<Gender, MessageDescriptor>,
  jobLevels: { worker: msg`Ouvrier ou employé`, etam: msg`ETAM`, executive: msg`Cadre` } satisfies Record<
    JobLevel,
    MessageDescriptor
  >,
});
