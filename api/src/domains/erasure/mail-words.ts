import type { MailWords } from '../mails/write-mail';

interface Asked {
  name: string;
  email: string;
  reason: string | null;
}

/** To the person: it may have been somebody else. */
export const erasureAskedWords: MailWords = {
  fr: {
    subject: 'Votre demande d’effacement est enregistrée',
    paragraphs: [
      'Vous avez demandé que tout ce que Passerelle garde sur vous soit effacé. Votre entreprise en est informée ; rien n’est encore effacé.',
      'Vous pouvez revenir sur cette demande depuis votre compte tant qu’elle n’est pas traitée, et y télécharger vos données.',
    ],
    action: 'Ouvrir mon compte',
    closing: 'Si cette demande ne vient pas de vous, retirez-la et changez tout de suite de mot de passe.',
  },
  en: {
    subject: 'Your erasure request is registered',
    paragraphs: [
      'You have asked for everything that Passerelle keeps about you to be erased. Your company has been told; nothing is erased yet.',
      'You can take this back from your account as long as it is not done, and download your data there.',
    ],
    action: 'Open my account',
    closing: 'If this was not you, take it back and change your password at once.',
  },
};

/** To those who answer for the organisation. The name stands in the text, which is emptied once the mail is sent. */
export const erasureToDoWords = ({ name, email, reason }: Asked): MailWords => ({
  fr: {
    subject: 'Une demande d’effacement de données',
    paragraphs: [
      `${name} (${email}) demande que tout ce que Passerelle garde à son sujet soit effacé.`,
      ...(reason === null ? [] : [`Son message : ${reason}`]),
      'La loi vous donne un mois pour y répondre. Supprimer la personne efface tout ce qu’elle a saisi ; ses licences utilisées et les chiffres de l’entreprise restent, sans son nom.',
    ],
    action: 'Voir cette personne',
    closing: 'La personne peut retirer sa demande tant qu’elle n’est pas traitée ; vous en seriez alors informé.',
  },
  en: {
    subject: 'A request to erase data',
    paragraphs: [
      `${name} (${email}) asks for everything that Passerelle keeps about them to be erased.`,
      ...(reason === null ? [] : [`Their message: ${reason}`]),
      'The law gives you one month to answer. Deleting the person erases all that they entered; the licences they used and the company’s figures stay, without their name.',
    ],
    action: 'See this person',
    closing: 'The person can take the request back as long as it is not done; you would then be told.',
  },
});

export const erasureWithdrawnWords = ({ name, email }: Asked): MailWords => ({
  fr: {
    subject: 'Une demande d’effacement est retirée',
    paragraphs: [`${name} (${email}) a retiré sa demande d’effacement. Il n’y a plus rien à effacer.`],
    closing: 'Vous recevez ce message parce que la demande vous avait été envoyée.',
  },
  en: {
    subject: 'A request to erase data was taken back',
    paragraphs: [`${name} (${email}) has taken back the request to be erased. There is nothing to erase any more.`],
    closing: 'You receive this message because the request was sent to you.',
  },
});
