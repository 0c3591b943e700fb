import type { ErrorCode, Locale, TextLocale } from '@passerelle/shared/contract';
import { durations, fileLimits, limits, ownLimits } from '@passerelle/shared/contract/limits';
import { programMessages } from './program-messages';
import { inTextLocale, textLocaleOf } from './text/text';

const { contacts, appointments, appointmentNotes, jobOffers, documents } = ownLimits;
const inFrench = (figure: number): string => new Intl.NumberFormat('fr').format(figure);
const inEnglish = (figure: number): string => new Intl.NumberFormat('en').format(figure);
const roomMegabytes = fileLimits.document.bytesOfPerson / 1_000_000;
/** Few people call a jpg a « jpeg ». */
const endings = fileLimits.document.extensions.filter((extension) => extension !== 'jpeg');
const anyOf = (language: string): string => new Intl.ListFormat(language, { type: 'disjunction' }).format(endings);

/** Every message of a failure. */
export const fr = {
  invalid: 'Les informations envoyées ne sont pas valides.',
  unauthenticated: 'Vous devez être authentifié pour accéder à cette ressource.',
  forbidden: 'Vous n’êtes pas autorisé à accéder à cette ressource.',
  notFound: 'Ce que vous cherchez n’existe pas.',
  duplicate: 'Cet élément existe déjà.',
  conflict: 'Cette action n’est plus possible : les informations ont changé entre-temps.',
  full: 'Cette liste est pleine. Supprimez ce qui ne vous sert plus, puis recommencez.',
  tooLarge: 'Ce que vous envoyez est trop volumineux.',
  headTooLarge:
    'Votre navigateur envoie trop d’informations avec sa demande. Effacez les cookies de ce site, puis réessayez.',
  wrongType: 'Ce type de contenu n’est pas accepté.',
  tooMany: 'Trop de tentatives, veuillez réessayer plus tard.',
  notReady: 'Le service n’est pas disponible pour le moment, veuillez réessayer dans quelques instants.',
  noRoom: 'Le serveur manque de place : rien n’a été enregistré. Réessayez un peu plus tard.',
  cannotSave: 'Le serveur ne peut rien enregistrer pour le moment : rien n’a été modifié. Réessayez un peu plus tard.',
  unexpected: 'Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.',
  badCredentials: 'Informations de connexion non valides',
  unknownEmail: 'Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail ?',
  linkUnknown: 'Ce lien n’est pas reconnu. Vérifiez qu’il est entier, ou demandez-en un nouveau.',
  linkExpired: 'Ce lien a expiré. Demandez-en un nouveau.',
  linkUsed: 'Ce lien a déjà servi.',
  alreadySetUp: 'Votre compte est déjà ouvert : connectez-vous, ou demandez un nouveau mot de passe.',
  emailTaken: 'L’email indiqué est déjà utilisé par un autre utilisateur.',
  emailLinkExpired:
    'Ce lien a expiré. Votre adresse n’a pas changé ; depuis votre compte, faites-vous renvoyer l’e‑mail.',
  emailChangeCancelled: 'Cette demande a été annulée ou remplacée. Votre adresse n’a pas changé.',
  takeBackOver:
    'Ce lien n’est plus valable, et rien n’a changé. Si vous ne pouvez plus vous connecter, prévenez votre service RH.',
  takeBackTaken: 'Cette adresse est désormais celle d’un autre compte, et rien n’a changé. Prévenez votre service RH.',
  commonPassword: 'Ce mot de passe est trop courant : choisissez-en un que personne ne devinera.',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  wrongAccountPassword: 'Ce n’est pas le mot de passe de ce compte.',
  codeNeeded: 'Saisissez le code de votre application d’authentification.',
  codeWrong: 'Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.',
  signInOver: 'La connexion a pris trop de temps. Saisissez à nouveau votre mot de passe.',
  secondFactorMissing: 'Votre organisation demande une double authentification : mettez-la d’abord en place.',
  secondFactorKept: 'Votre organisation demande une double authentification : elle ne peut pas être désactivée.',
  setUpOver: 'Cette mise en place a expiré. Recommencez-la.',
  currentSession: 'C’est la session que vous utilisez : déconnectez-vous pour la terminer.',
  termsNotAccepted: 'Vous devez d’abord accepter les conditions d’utilisation.',
  crossSite: 'Cette demande vient d’un autre site et a été refusée.',
  keyReused: 'Cette clé d’idempotence a déjà servi pour une autre demande.',
  selectionChanged:
    'Les résultats ont changé entre-temps : {count} personnes correspondent maintenant. Rien n’a été fait ; vérifiez la sélection, puis recommencez.',
  loggedAs: 'Vous êtes dans le compte d’une autre personne : elle seule peut faire cela.',
  logAsWithoutTerms:
    'Cette personne n’a pas encore accepté les conditions d’utilisation : il n’y a rien à voir dans son compte.',
  roleNotGrantable: 'Vous ne pouvez pas attribuer ce rôle.',
  noSecondFactor: 'Cette personne n’a pas de double authentification.',
  personNotChangeable: 'Vous ne pouvez pas modifier cette personne.',
  ...programMessages.fr,
  personReachesFurther:
    'Cette personne suit des groupes ou des participants que vous ne suivez pas : demandez à une personne qui administre l’organisation.',
  noEmailChange: 'Aucun changement d’adresse n’attend plus : il a été confirmé, annulé ou remplacé, ou il a expiré.',
  releaseByOther: 'Vous avez demandé ce changement : une autre personne qui administre l’organisation doit le valider.',
  lastOwner: 'Une organisation garde toujours un administrateur principal : nommez-en un autre d’abord.',
  contentKindNotAllowed:
    'Votre rôle permet d’importer des documents, des questions et des pages. Ce pack change aussi des programmes ou des questionnaires\u00A0: adressez-le à l’équipe Passerelle.',
  taskNotOpen: 'Cette tâche n’est pas encore ouverte : elle commence plus tard.',
  taskCancelled: 'Cette tâche a été annulée : votre programme a changé ou est terminé.',
  alreadyAnswered: 'Vous avez déjà répondu : vos réponses sont enregistrées.',
  draftChanged: 'Ce brouillon a été modifié sur un autre appareil.',
  stepAlreadyDone: 'Cette étape a déjà été comptée.',
  needsValidation: 'Cette étape se valide en faisant ce qu’elle demande.',
  documentType: `Ce fichier n’est pas accepté. Envoyez un PDF, un document bureautique, une image, une vidéo ou un enregistrement : ${anyOf('fr')}.`,
  pictureBroken:
    'Cette image ne s’ouvre pas : elle est peut-être abîmée. Enregistrez-la à nouveau, ou choisissez-en une autre.',
  pictureTooLarge:
    'Cette image a trop de points pour être traitée. Réduisez ses dimensions, puis envoyez-la à nouveau.',
  documentName: 'Un fichier de ce nom est déjà parmi vos documents. Renommez-le, puis envoyez-le à nouveau.',
  documentRoom: `Vos documents peuvent occuper ${inFrench(roomMegabytes)} Mo en tout, et celui-ci n’y tient plus. Envoyez-en un plus léger, ou parlez-en à la personne qui vous accompagne.`,
  tooManyAtOnce: 'Vous avez trop de demandes en cours en même temps. Attendez qu’elles se terminent, puis recommencez.',
  contactsFull: `Vous pouvez avoir ${inFrench(contacts)} contacts au plus : rien n’a été ajouté. Supprimez ceux qui ne vous servent plus, puis recommencez.`,
  appointmentsFull: `Vous pouvez avoir ${inFrench(appointments)} actions de networking au plus : rien n’a été ajouté. Supprimez celles qui ne vous servent plus, puis recommencez.`,
  appointmentNotesFull: `Vous pouvez avoir ${inFrench(appointmentNotes)} notes au plus : rien n’a été ajouté. Supprimez celles qui ne vous servent plus, puis recommencez.`,
  jobOffersFull: `Vous pouvez avoir ${inFrench(jobOffers)} annonces au plus : rien n’a été ajouté. Supprimez celles qui ne vous servent plus, puis recommencez.`,
  importType:
    'Ce fichier n’est pas un tableau que l’on peut lire. Enregistrez-le au format Excel (.xlsx) ou CSV, puis choisissez-le à nouveau.',
  importWorkbook:
    'Ce classeur ne s’ouvre pas : il est abîmé, protégé par un mot de passe, ou n’est pas un classeur Excel (.xlsx). Enregistrez-le à nouveau, puis choisissez-le.',
  importOpenDocument:
    'Ce classeur est au format .ods (LibreOffice, OpenOffice). Enregistrez-le sous Excel (.xlsx) ou CSV, puis choisissez-le à nouveau.',
  importOldWorkbook:
    'Ce classeur est dans un autre format d’Excel que .xlsx. Enregistrez-le sous « Classeur Excel (.xlsx) », puis choisissez-le à nouveau.',
  importSheets:
    'Plusieurs feuilles de ce classeur contiennent des personnes. Gardez-en une seule par fichier, puis choisissez-le à nouveau.',
  importUnfolded: 'Ce classeur est trop lourd une fois ouvert. Gardez-en la seule feuille des personnes à importer.',
  importCell: `Une cellule de ce fichier contient plus de ${inFrench(limits.importCellLength)} caractères : ce n’est pas une liste de personnes.`,
  importRows: `Ce fichier compte trop de lignes : ${inFrench(limits.usersImportRows)} personnes au plus. Partagez-le en plusieurs fichiers.`,
  importLines: `Ce fichier compte trop de lignes, vides comprises : ${inFrench(limits.usersImportLines)} au plus. Supprimez celles qui sont vides.`,
  importColumns: `Ce fichier compte trop de colonnes : ${inFrench(limits.usersImportColumns)} au plus.`,
  importTitles: 'La première ligne doit porter les titres des colonnes, par exemple Nom, Prénom, E‑mail.',
  importEmpty: 'Personne n’a été trouvé dans ce fichier.',
  importMapping: 'Il manque des colonnes, ou deux colonnes disent la même chose.',
  importRefused: 'Rien n’a été importé : des lignes sont à corriger.',
  importOfOther: 'Seule la personne qui a choisi ce fichier peut l’importer.',
  importBegun: 'Cet import a déjà commencé : ses colonnes ne peuvent plus changer.',
  importUnchecked: 'Les lignes de ce fichier ne sont pas encore toutes vérifiées.',
  importRunning: 'Cet import est en cours.',
  bulkOver: 'Cette action est terminée : il ne reste personne pour qui la reprendre, ou son groupe a été supprimé.',
  bulkStarted: 'Cette action a déjà commencé, ou elle est annulée.',
  importNotRunning: 'Cet import n’est pas en cours.',
  importRowNotRefused: 'Cette ligne n’est plus refusée.',
  importNothing: 'Il n’y a plus personne à importer de ce fichier.',
  importUndoOver: `Cet import ne peut pas, ou ne peut plus, être annulé : c’est possible pendant ${durations.importUndoHours} heures.`,
  documentsFull: `Vous pouvez avoir ${inFrench(documents)} documents au plus : celui-ci n’a pas été ajouté. Parlez-en à la personne qui vous accompagne.`,
} satisfies Record<ErrorCode, string> & Record<string, string>;

/** One for each code, and specific ones where the general one would not help the user. */
export type MessageKey = keyof typeof fr;

const en: Record<MessageKey, string> = {
  invalid: 'The information sent is not valid.',
  unauthenticated: 'You must be signed in to access this resource.',
  forbidden: 'You are not allowed to access this resource.',
  notFound: 'What you are looking for does not exist.',
  duplicate: 'This item already exists.',
  conflict: 'This action is no longer possible: the information has changed in the meantime.',
  full: 'This list is full. Delete what you no longer need, then try again.',
  tooLarge: 'What you are sending is too large.',
  headTooLarge: 'Your browser sends too much with its request. Delete the cookies of this site, then try again.',
  wrongType: 'This type of content is not accepted.',
  tooMany: 'Too many attempts, please try again later.',
  notReady: 'The service is not available at the moment, please try again shortly.',
  noRoom: 'The server is short of space: nothing was saved. Please try again a little later.',
  cannotSave: 'The server cannot save anything at the moment: nothing was changed. Please try again a little later.',
  unexpected: 'We are sorry, an unexpected error occurred, please try again later.',
  badCredentials: 'Invalid login details',
  unknownEmail: 'Are you sure you entered the right e‑mail address?',
  linkUnknown: 'This link is not recognised. Check that it is complete, or ask for a new one.',
  linkExpired: 'This link has expired. Ask for a new one.',
  linkUsed: 'This link was already used.',
  alreadySetUp: 'Your account is already set up: sign in, or ask for a new password.',
  emailTaken: 'The e‑mail address is already used by another user.',
  emailLinkExpired:
    'This link has expired. Your address has not changed; have the e‑mail sent again from your account.',
  emailChangeCancelled: 'This request was cancelled or replaced. Your address has not changed.',
  takeBackOver: 'This link no longer works, and nothing has changed. If you can no longer sign in, tell your HR team.',
  takeBackTaken: 'This address belongs to another account by now, and nothing has changed. Tell your HR team.',
  commonPassword: 'This password is too common: choose one that nobody will guess.',
  wrongPassword: 'This is not your present password.',
  wrongAccountPassword: 'This is not the password of this account.',
  codeNeeded: 'Enter the code of your authentication app.',
  codeWrong: 'This code is not valid. Enter the one that your app shows now.',
  signInOver: 'Signing in took too long. Enter your password again.',
  secondFactorMissing: 'Your organisation asks for two-step sign-in: set it up first.',
  secondFactorKept: 'Your organisation asks for two-step sign-in: it cannot be turned off.',
  setUpOver: 'This set-up has expired. Begin it again.',
  currentSession: 'This is the session that you are using: sign out to end it.',
  termsNotAccepted: 'You must accept the terms of use first.',
  crossSite: 'This request comes from another site and was refused.',
  keyReused: 'This idempotency key was already used for another request.',
  selectionChanged:
    'The results have changed in the meantime: {count} people match now. Nothing was done; check the selection, then try again.',
  loggedAs: 'You are in somebody else’s account: only they can do this.',
  logAsWithoutTerms: 'This person has not accepted the terms of use yet: there is nothing to see in their account.',
  roleNotGrantable: 'You cannot give this role.',
  noSecondFactor: 'This person has no second factor.',
  personNotChangeable: 'You cannot change this person.',
  ...programMessages.en,
  personReachesFurther:
    'This person follows groups or participants that you do not follow: ask somebody who administers the organisation.',
  noEmailChange: 'No change of address waits any more: it was confirmed, cancelled or replaced, or it has expired.',
  releaseByOther: 'You asked for this change: another person who administers the organisation has to approve it.',
  lastOwner: 'An organisation always keeps one main administrator: name another one first.',
  contentKindNotAllowed:
    'Your role allows importing documents, questions and pages. This pack also changes programmes or surveys: send it to the Passerelle team.',
  taskNotOpen: 'This task is not open yet: it begins later.',
  taskCancelled: 'This task was cancelled: your programme changed or has ended.',
  alreadyAnswered: 'You have already answered: your answers are kept.',
  draftChanged: 'This draft was changed on another device.',
  stepAlreadyDone: 'This step was already counted.',
  needsValidation: 'This step is validated by doing what it asks for.',
  documentType: `This file is not accepted. Send a PDF, an office document, a picture, a video or a recording: ${anyOf('en-GB')}.`,
  pictureBroken: 'This picture does not open: it may be damaged. Save it again, or choose another one.',
  pictureTooLarge: 'This picture has too many pixels to be processed. Make it smaller, then send it again.',
  documentName: 'A file of this name is already among your documents. Rename it, then send it again.',
  documentRoom: `Your documents may take up ${inEnglish(roomMegabytes)} MB in all, and this one no longer fits. Send a lighter one, or talk about it with the person who supports you.`,
  tooManyAtOnce: 'You have too many requests under way at once. Wait until they end, then try again.',
  contactsFull: `You may have ${inEnglish(contacts)} contacts at most: nothing was added. Delete those you no longer need, then try again.`,
  appointmentsFull: `You may have ${inEnglish(appointments)} networking actions at most: nothing was added. Delete those you no longer need, then try again.`,
  appointmentNotesFull: `You may have ${inEnglish(appointmentNotes)} notes at most: nothing was added. Delete those you no longer need, then try again.`,
  jobOffersFull: `You may have ${inEnglish(jobOffers)} job offers at most: nothing was added. Delete those you no longer need, then try again.`,
  importType: 'This file is not a table that can be read. Save it as Excel (.xlsx) or CSV, then choose it again.',
  importWorkbook:
    'This workbook does not open: it is damaged, protected by a password, or no Excel workbook (.xlsx). Save it again, then choose it.',
  importOpenDocument:
    'This workbook has the format .ods (LibreOffice, OpenOffice). Save it as Excel (.xlsx) or CSV, then choose it again.',
  importOldWorkbook:
    'This workbook has another Excel format than .xlsx. Save it as “Excel Workbook (.xlsx)”, then choose it again.',
  importSheets: 'Several sheets of this workbook hold people. Keep one of them in each file, then choose it again.',
  importUnfolded: 'This workbook is too large once it is opened. Keep only its sheet with the people to import.',
  importCell: `A cell of this file holds more than ${inEnglish(limits.importCellLength)} characters: it is no list of people.`,
  importRows: `This file has too many rows: ${inEnglish(limits.usersImportRows)} people at most. Divide it into several files.`,
  importLines: `This file has too many lines, empty ones included: ${inEnglish(limits.usersImportLines)} at most. Delete those that are empty.`,
  importColumns: `This file has too many columns: ${inEnglish(limits.usersImportColumns)} at most.`,
  importTitles: 'The first line must hold the titles of the columns, such as Last name, First name, E‑mail.',
  importEmpty: 'Nobody was found in this file.',
  importMapping: 'Columns are missing, or two columns say the same.',
  importRefused: 'Nothing was imported: some rows have to be corrected.',
  importOfOther: 'Only the person who chose this file can import it.',
  importBegun: 'This import has begun: its columns can no longer change.',
  importUnchecked: 'The rows of this file are not all checked yet.',
  importRunning: 'This import is under way.',
  bulkOver: 'This action is over: nobody is left to resume it for, or its group has been deleted.',
  bulkStarted: 'This action has already started, or is cancelled.',
  importNotRunning: 'This import is not under way.',
  importRowNotRefused: 'This row is no longer refused.',
  importNothing: 'There is nobody left to import from this file.',
  importUndoOver: `This import cannot be undone, or no longer: it is possible for ${durations.importUndoHours} hours.`,
  documentsFull: `You may have ${inEnglish(documents)} documents at most: this one was not added. Talk about it with the person who supports you.`,
};

const messages: Record<TextLocale, Record<MessageKey, string>> = { fr, en };

export const messageIn = (locale: Locale, key: MessageKey, figures: Record<string, number> = {}): string => {
  const format = new Intl.NumberFormat(textLocaleOf(locale));
  return inTextLocale(messages, locale)[key].replaceAll(/\{(\w+)\}/g, (place, name: string) => {
    const figure = figures[name];
    return figure === undefined ? place : format.format(figure);
  });
};
