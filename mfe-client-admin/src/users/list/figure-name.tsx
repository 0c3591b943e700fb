import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PeopleFigure } from '@passerelle/shared/contract';
import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';

/** Names of the reporting figures that can filter the list. */
const names: Record<PeopleFigure, MessageDescriptor> = {
  silent: msg`Sans nouvelles`,
  endingSoon: msg`Programme bientôt terminé`,
  endedWithoutOutcome: msg`Terminé, issue à renseigner`,
  unopened: msg`Invitation sans suite`,
  invited: msg`Invitation envoyée`,
  opened: msg`Première connexion`,
  interviewed: msg`Premier entretien passé`,
  accepted: msg`Candidature acceptée`,
  looking: msg`En recherche`,
  'solution.internal': msg`Solution : reclassement interne`,
  'solution.external': msg`Solution : emploi externe`,
  'solution.businessCreation': msg`Solution : création d’entreprise`,
  'solution.training': msg`Solution : formation`,
  'solution.retired': msg`Solution : retraite`,
  'solution.other': msg`Autre départ`,
  followed: msg`Personnes accompagnées`,
  begun: msg`Programme commencé`,
  extended: msg`Programme prolongé`,
  left: msg`Fin de contrat`,
  'left.external': msg`Fin de contrat : emploi externe`,
  ended: msg`Fin de l’accompagnement`,
  'ended.cdi': msg`À l’issue : CDI`,
  'ended.cddLong': msg`À l’issue : CDD de six mois ou plus`,
  'ended.cddShort': msg`À l’issue : CDD de moins de six mois`,
  'ended.interim': msg`À l’issue : intérim`,
  'ended.external': msg`À l’issue : emploi externe, contrat non précisé`,
  'ended.internal': msg`À l’issue : reclassement interne`,
  'ended.businessCreation': msg`À l’issue : création d’entreprise`,
  'ended.training': msg`À l’issue : formation`,
  'ended.retired': msg`À l’issue : retraite`,
  'ended.other': msg`À l’issue : autre départ`,
  'ended.unknown': msg`À l’issue : situation à renseigner`,
  user_licenses_count_on_period: msg`Places occupées`,
  user_licenses_count_max: msg`Places occupées au plus fort`,
  user_licenses_count_last: msg`Places occupées`,
  active_users_count: msg`Personnes actives`,
  inactive_users_count: msg`Personnes inactives`,
  total_session_duration: msg`Temps passé`,
  average_session_count: msg`Connexions par personne`,
  average_session_duration: msg`Durée d’une connexion`,
  client_badges: msg`Badges`,
  average_goal_success: msg`Objectif de la semaine`,
  job_interview_done_count: msg`Entretiens passés`,
  submitted_job_applications: msg`Candidatures envoyées`,
  accepted_job_applications: msg`Candidatures acceptées`,
  user_badges: msg`Niveaux de badges`,
  session_count: msg`Connexions`,
  suspension_count: msg`Suspensions`,
  task_points: msg`Points des tâches`,
  networking_actions_done_count: msg`Actions de networking`,
};

/** Computed for today only. */
const figuresOfToday: readonly PeopleFigure[] = ['silent', 'endingSoon', 'endedWithoutOutcome', 'unopened'];

interface Props {
  figure: PeopleFigure;
  from: number | null;
  until: number | null;
}

/** « Connexions, 16–22 novembre » */
export function FigureName({ figure, from, until }: Props): ReactNode {
  const { i18n } = useLingui();
  const { range, date } = useFormats();
  const name = i18n._(names[figure]);
  const isOfToday = figuresOfToday.includes(figure);
  if (until === null || isOfToday) return name;
  // The last moment of the range is the first that does not belong to it.
  const last = new Date(until - 1);
  const days = from === null ? date(last, 'local') : range(new Date(from), last, 'local');
  return (
    <Trans>
      {name}, {days}
    </Trans>
  );
}
