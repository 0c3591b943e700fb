import type { ErrorCode } from '@passerelle/shared/contract';
import type { Locale } from './locale';

/** Every message that a failure can carry. */
export const fr = {
  invalid: 'Les informations envoyées ne sont pas valides.',
  unauthenticated: 'Vous devez être authentifié pour accéder à cette ressource.',
  forbidden: 'Vous n’êtes pas autorisé à accéder à cette ressource.',
  notFound: 'Ce que vous cherchez n’existe pas.',
  duplicate: 'Cet élément existe déjà.',
  conflict: 'Cette action n’est plus possible : les informations ont changé entre-temps.',
  tooLarge: 'Ce que vous envoyez est trop volumineux.',
  wrongType: 'Ce type de contenu n’est pas accepté.',
  tooMany: 'Trop de tentatives, veuillez réessayer plus tard.',
  notReady: 'Le service n’est pas disponible pour le moment, veuillez réessayer dans quelques instants.',
  unexpected: 'Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.',
  badCredentials: 'Informations de connexion non valides',
  unknownEmail: 'Êtes-vous sûr d’avoir saisi la bonne adresse e-mail ?',
  linkUnknown: 'Ce lien n’est pas reconnu. Vérifiez qu’il est entier, ou demandez-en un nouveau.',
  linkExpired: 'Ce lien a expiré. Demandez-en un nouveau.',
  linkUsed: 'Ce lien a déjà servi.',
  alreadySetUp: 'Votre compte est déjà ouvert : connectez-vous, ou demandez un nouveau mot de passe.',
  emailTaken: 'L’email indiqué est déjà utilisé par un autre utilisateur.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  termsNotAccepted: 'Vous devez d’abord accepter les conditions d’utilisation.',
  crossSite: 'Cette demande vient d’un autre site et a été refusée.',
  keyReused: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  noSeatLeft: 'Il ne reste plus de place dans ce pack de licences.',
  programNotRunning: 'Votre programme n’est pas en cours.',
  alreadySuspended: 'Votre programme est déjà suspendu.',
  notSuspended: 'Votre programme n’est pas suspendu.',
  alreadyReactivated: 'Votre suspension se termine cette semaine : il n’y a plus rien à réactiver.',
  taskNotOpen: 'Cette tâche n’est pas encore ouverte : elle commence plus tard.',
  taskCancelled: 'Cette tâche a été annulée : votre programme a changé ou est terminé.',
  alreadyAnswered: 'Vous avez déjà répondu : vos réponses sont enregistrées.',
  draftChanged: 'Ce brouillon a été modifié sur un autre appareil.',
  stepAlreadyDone: 'Cette étape a déjà été comptée.',
  needsValidation: 'Cette étape se valide en faisant ce qu’elle demande.',
  documentType:
    'Ce fichier n’est pas accepté. Envoyez un PDF, un document bureautique, une image, une vidéo ou un enregistrement : pdf, docx, odt, txt, xlsx, ods, csv, pptx, odp, jpg, png, gif, mp4, mov, mp3 ou m4a.',
  documentName: 'Un fichier de ce nom est déjà parmi vos documents. Renommez-le, puis envoyez-le à nouveau.',
  documentRoom:
    'Vos documents peuvent occuper 500 Mo en tout, et celui-ci n’y tient plus. Envoyez-en un plus léger, ou parlez-en à la personne qui vous accompagne.',
} satisfies Record<ErrorCode, string> & Record<string, string>;

/** One for each code, and some of its own where the code’s general one would not help the person. */
export type MessageKey = keyof typeof fr;

const en: Record<MessageKey, string> = {
  invalid: 'The information sent is not valid.',
  unauthenticated: 'You must be signed in to access this resource.',
  forbidden: 'You are not allowed to access this resource.',
  notFound: 'What you are looking for does not exist.',
  duplicate: 'This item already exists.',
  conflict: 'This action is no longer possible: the information has changed in the meantime.',
  tooLarge: 'What you are sending is too large.',
  wrongType: 'This type of content is not accepted.',
  tooMany: 'Too many attempts, please try again later.',
  notReady: 'The service is not available at the moment, please try again shortly.',
  unexpected: 'We are sorry, an unexpected error occurred, please try again later.',
  badCredentials: 'Invalid login details',
  unknownEmail: 'Are you sure you entered the right e-mail address?',
  linkUnknown: 'This link is not recognised. Check that it is complete, or ask for a new one.',
  linkExpired: 'This link has expired. Ask for a new one.',
  linkUsed: 'This link was already used.',
  alreadySetUp: 'Your account is already set up: sign in, or ask for a new password.',
  emailTaken: 'The e-mail address is already used by another user.',
  wrongPassword: 'This is not your present password.',
  termsNotAccepted: 'You must accept the terms of use first.',
  crossSite: 'This request comes from another site and was refused.',
  keyReused: 'This idempotency key was already used for another request.',
  noSeatLeft: 'There is no seat left in this licence pack.',
  programNotRunning: 'Your programme is not running.',
  alreadySuspended: 'Your programme is already suspended.',
  notSuspended: 'Your programme is not suspended.',
  alreadyReactivated: 'Your suspension ends this week: there is nothing left to reactivate.',
  taskNotOpen: 'This task is not open yet: it begins later.',
  taskCancelled: 'This task was cancelled: your programme changed or has ended.',
  alreadyAnswered: 'You have already answered: your answers are kept.',
  draftChanged: 'This draft was changed on another device.',
  stepAlreadyDone: 'This step was already counted.',
  needsValidation: 'This step is validated by doing what it asks for.',
  documentType:
    'This file is not accepted. Send a PDF, an office document, a picture, a video or a recording: pdf, docx, odt, txt, xlsx, ods, csv, pptx, odp, jpg, png, gif, mp4, mov, mp3 or m4a.',
  documentName: 'A file of this name is already among your documents. Rename it, then send it again.',
  documentRoom:
    'Your documents may take up 500 MB in all, and this one no longer fits. Send a lighter one, or talk about it with the person who supports you.',
};

/** Where a language has no words of its own yet: English for those who read neither, French being the product’s own. */
export const messageIn = (locale: Locale, key: MessageKey): string => (locale === 'fr' ? fr : en)[key];
