import { act, document, read, send, visit, type Week } from '../write';

export const extensionWeeks: readonly Week[] = [
  [
    ['Reprendre appui', 'Finding your footing again'],
    {
      key: 'sort-leads',
      family: 'offer',
      points: 60,
      name: ['Trier vos candidatures en cours', 'Sort your running applications'],
      why: [
        'Relancer, laisser ou remplacer : trois gestes, et une liste qui redevient courte.',
        'Follow up, let go or replace: three moves, and a list that is short again.',
      ],
      steps: [
        act(
          'hiring',
          2,
          ['Mettre deux annonces à jour', 'Bring two offers up to date'],
          ['Une date de relance pour chacune.', 'A follow-up date for each.'],
        ),
      ],
    },
    {
      key: 'new-circle',
      family: 'networking',
      points: 40,
      name: ['Entrer dans un nouveau cercle', 'Enter a new circle'],
      why: [
        'Une association de métier, un salon, d’anciens élèves : un seul lieu, où vous irez deux fois.',
        'A trade association, a fair, former students: one place, to which you go twice.',
      ],
      steps: [
        act(
          'networking',
          1,
          ['Planifier une rencontre', 'Plan a meeting'],
          ['La deuxième visite est celle qui compte.', 'The second visit is the one that counts.'],
        ),
      ],
    },
  ],
  [
    ['Convaincre', 'Convincing'],
    {
      key: 'hard-question',
      family: 'hiring',
      points: 60,
      name: ['Apprivoiser la question que vous redoutez', 'Tame the question you dread'],
      why: [
        'Un départ, un âge, une pause : une réponse courte et vraie, puis une phrase qui ramène au poste.',
        'A departure, an age, a break: a short true answer, then a sentence that leads back to the job.',
      ],
      steps: [
        document(
          'telling-a-success',
          'toRead',
          ['Relire les réponses préparées', 'Read the prepared answers'],
          ['Gardez celles qui vous ressemblent.', 'Keep those that sound like you.'],
        ),
        send(['Joindre votre réponse', 'Attach your answer'], ['Quatre phrases.', 'Four sentences.']),
      ],
    },
    {
      key: 'pay',
      family: 'communication',
      points: 40,
      name: ['Préparer la conversation sur le salaire', 'Prepare the talk about pay'],
      why: [
        'Une fourchette vérifiée, un plancher pour vous seul, et le silence après l’avoir dite.',
        'A checked range, a floor for yourself alone, and silence once it is said.',
      ],
      steps: [
        document(
          'negotiating-pay',
          'toRead',
          ['Vérifier votre fourchette', 'Check your range'],
          [
            'Trois sources : une annonce, une enquête, une personne du métier.',
            'Three sources: an offer, a survey, a person of the trade.',
          ],
        ),
      ],
    },
  ],
  [
    ['Élargir', 'Widening'],
    {
      key: 'training',
      family: 'professionalProject',
      points: 60,
      name: ['Chiffrer une formation utile', 'Cost a useful course'],
      why: [
        'Durée, prix, droits acquis : une formation devient une piste quand elle a une date.',
        'Length, price, rights: a course becomes a lead once it has a date.',
      ],
      steps: [
        visit(
          ['https://www.moncompteformation.gouv.fr/', 'https://www.moncompteformation.gouv.fr/'],
          ['Consulter vos droits', 'Look up your rights'],
        ),
      ],
    },
    {
      key: 'side-work',
      family: 'businessCreation',
      points: 40,
      name: ['Essayer une mission courte', 'Try a short assignment'],
      why: [
        'Une journée payée apprend plus qu’un mois d’hésitation.',
        'One paid day teaches more than a month of hesitation.',
      ],
      steps: [
        read(
          ['Choisir un cadre', 'Choose a framework'],
          [
            'Portage, microentreprise, intérim : lequel pour une première fois ?',
            'Umbrella company, micro-business, temporary work: which for a first time?',
          ],
        ),
      ],
    },
  ],
  [
    ['Arriver', 'Arriving'],
    {
      key: 'hundred-days',
      family: 'hiring',
      points: 60,
      name: ['Préparer vos premiers cent jours', 'Prepare your first hundred days'],
      why: [
        'Écouter, livrer une petite chose, demander un retour : dans cet ordre.',
        'Listen, deliver one small thing, ask for feedback: in that order.',
      ],
      steps: [
        document(
          'first-six-months',
          'toRead',
          ['Lire les six premiers mois', 'Read about the first six months'],
          ['Ce que l’on attend de vous, mois après mois.', 'What is expected of you, month after month.'],
        ),
        send(['Joindre votre plan d’arrivée', 'Attach your arrival plan'], ['Une page.', 'One page.']),
      ],
    },
    {
      key: 'balance',
      family: 'privateLife',
      points: 40,
      mode: 'manual',
      name: ['Protéger ce qui vous tient debout', 'Protect what keeps you standing'],
      why: [
        'Sport, amis, silence : notez ce qui ne se déplace pas quand le travail change.',
        'Sport, friends, silence: write down what does not move when work changes.',
      ],
      steps: [
        read(
          ['Fixer deux repères', 'Set two anchors'],
          [
            'Deux moments de la semaine, et qui vous les rappellera.',
            'Two moments of the week, and who will remind you of them.',
          ],
        ),
      ],
    },
  ],
];
