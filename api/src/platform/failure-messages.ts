import { msg, plural } from '@lingui/core/macro';
import type { ErrorCode, Locale } from '@passerelle/shared/contract';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { durations, fileLimits, limits, ownLimits } from '@passerelle/shared/contract/limits';
import { contentMessages } from './content-messages';
import type { FailureMessage } from './failure-message';
import { textLocaleOf } from './text/text';
import { wordsIn } from './text/words';

/** Failure messages about programmes, their seats and their ends. */
const programMessages = {
  packOutsidePeriod: msg`Ce pack de licences ne peut pas être utilisé à cette date.`,
  seatsInUse: ({ figures: { used = 0 } }) =>
    msg`Places déjà prises dans ce pack : ${plural(used, { one: '#', other: '#' })}. Il ne peut pas en compter moins.`,
  packUsed: msg`Ce pack a déjà servi : il reste, avec ce qui en a été utilisé.`,
  noSeatLeft: msg`Il ne reste plus de place dans ce pack de licences.`,
  packOfOtherGroups: msg`Ce pack de licences est réservé à des groupes dont cette personne ne fait pas partie.`,
  programStart: msg`Un programme commence un lundi, aujourd’hui au plus tôt et dans six mois au plus tard.`,
  programStartOutsidePack: msg`Le programme doit commencer pendant la période du pack de licences.`,
  programExtended: msg`Ce programme a été prolongé : il ne peut plus être changé. Prolongez-le à nouveau, ou clôturez-le.`,
  closureFields: msg`Certaines informations ne correspondent pas à la raison de la clôture.`,
  closureTooFar: msg`Les dates de la clôture doivent être à moins de deux ans du début ou de la fin du programme.`,
  closureOrder: msg`Les dates de la clôture ne sont pas dans l’ordre.`,
  reopenTooLate: msg`Ce programme a été clôturé il y a plus de 30 jours : il ne peut plus être rouvert. Vous pouvez en attribuer un autre.`,
  reopenReplaced: msg`Un autre programme a été attribué depuis : celui qui a été clôturé ne peut plus être rouvert.`,
  extensionNotAlone: msg`Une prolongation s’ajoute à un programme en cours : elle ne s’attribue pas seule.`,
  programNotExtension: msg`Ce programme n’est pas une prolongation : il s’attribue ou remplace le programme suivi.`,
  programNotRunning: msg`Votre programme n’est pas en cours.`,
  alreadySuspended: msg`Votre programme est déjà suspendu.`,
  notSuspended: msg`Votre programme n’est pas suspendu.`,
  alreadyReactivated: msg`Votre suspension se termine cette semaine : il n’y a plus rien à réactiver.`,
} satisfies Record<string, FailureMessage>;

const { contacts, appointments, appointmentNotes, jobOffers, documents } = ownLimits;
const roomMegabytes = fileLimits.document.bytesOfPerson / 1_000_000;
/** Few people call a jpg a « jpeg ». */
const endings = fileLimits.document.extensions.filter((extension) => extension !== 'jpeg');

const { importCellLength, usersImportRows, usersImportLines, usersImportColumns } = limits;
const { importUndoHours } = durations;

/** Every message of a failure. */
const messages = {
  invalid: msg`Les informations envoyées ne sont pas valides.`,
  unauthenticated: msg`Vous devez être authentifié pour accéder à cette ressource.`,
  forbidden: msg`Vous n’êtes pas autorisé à accéder à cette ressource.`,
  notFound: msg`Ce que vous cherchez n’existe pas.`,
  duplicate: msg`Cet élément existe déjà.`,
  conflict: msg`Cette action n’est plus possible : les informations ont changé entre-temps.`,
  full: msg`Cette liste est pleine. Supprimez ce qui ne vous sert plus, puis recommencez.`,
  tooLarge: msg`Ce que vous envoyez est trop volumineux.`,
  headTooLarge: msg`Votre navigateur envoie trop d’informations avec sa demande. Effacez les cookies de ce site, puis réessayez.`,
  wrongType: msg`Ce type de contenu n’est pas accepté.`,
  tooMany: msg`Trop de tentatives, veuillez réessayer plus tard.`,
  notReady: msg`Le service n’est pas disponible pour le moment, veuillez réessayer dans quelques instants.`,
  noRoom: msg`Le serveur manque de place : rien n’a été enregistré. Réessayez un peu plus tard.`,
  cannotSave: msg`Le serveur ne peut rien enregistrer pour le moment : rien n’a été modifié. Réessayez un peu plus tard.`,
  unexpected: msg`Nous sommes désolés, une erreur inattendue est survenue, veuillez réessayer plus tard.`,
  badCredentials: msg`Informations de connexion non valides`,
  unknownEmail: msg`Êtes-vous sûr d’avoir saisi la bonne adresse e‑mail ?`,
  linkUnknown: msg`Ce lien n’est pas reconnu. Vérifiez qu’il est entier, ou demandez-en un nouveau.`,
  linkExpired: msg`Ce lien a expiré. Demandez-en un nouveau.`,
  linkUsed: msg`Ce lien a déjà servi.`,
  alreadySetUp: msg`Votre compte est déjà ouvert : connectez-vous, ou demandez un nouveau mot de passe.`,
  emailTaken: msg`L’email indiqué est déjà utilisé par un autre utilisateur.`,
  emailLinkExpired: msg`Ce lien a expiré. Votre adresse n’a pas changé ; depuis votre compte, faites-vous renvoyer l’e‑mail.`,
  emailChangeCancelled: msg`Cette demande a été annulée ou remplacée. Votre adresse n’a pas changé.`,
  takeBackOver: msg`Ce lien n’est plus valable, et rien n’a changé. Si vous ne pouvez plus vous connecter, prévenez votre service RH.`,
  takeBackTaken: msg`Cette adresse est désormais celle d’un autre compte, et rien n’a changé. Prévenez votre service RH.`,
  commonPassword: msg`Ce mot de passe est trop courant : choisissez-en un que personne ne devinera.`,
  wrongPassword: msg`Ce n’est pas votre mot de passe actuel.`,
  wrongAccountPassword: msg`Ce n’est pas le mot de passe de ce compte.`,
  codeNeeded: msg`Saisissez le code de votre application d’authentification.`,
  codeWrong: msg`Ce code n’est pas valable. Saisissez celui que votre application affiche maintenant.`,
  signInOver: msg`La connexion a pris trop de temps. Saisissez à nouveau votre mot de passe.`,
  secondFactorMissing: msg`Votre organisation demande une double authentification : mettez-la d’abord en place.`,
  secondFactorKept: msg`Votre organisation demande une double authentification : elle ne peut pas être désactivée.`,
  setUpOver: msg`Cette mise en place a expiré. Recommencez-la.`,
  currentSession: msg`C’est la session que vous utilisez : déconnectez-vous pour la terminer.`,
  termsNotAccepted: msg`Vous devez d’abord accepter les conditions d’utilisation.`,
  crossSite: msg`Cette demande vient d’un autre site et a été refusée.`,
  keyReused: msg`Cette clé d’idempotence a déjà servi pour une autre demande.`,
  selectionChanged: ({ figures: { count = 0 } }) =>
    msg`Les résultats ont changé entre-temps : ${plural(count, { one: '# personne correspond', other: '# personnes correspondent' })} maintenant. Rien n’a été fait ; vérifiez la sélection, puis recommencez.`,
  loggedAs: msg`Vous êtes dans le compte d’une autre personne : elle seule peut faire cela.`,
  inPreview: msg`Un aperçu n’a ni session ni compte : cela ne se fait que dans le vôtre.`,
  logAsWithoutTerms: msg`Cette personne n’a pas encore accepté les conditions d’utilisation : il n’y a rien à voir dans son compte.`,
  roleNotGrantable: msg`Vous ne pouvez pas attribuer ce rôle.`,
  noSecondFactor: msg`Cette personne n’a pas de double authentification.`,
  personNotChangeable: msg`Vous ne pouvez pas modifier cette personne.`,
  ...programMessages,
  personReachesFurther: msg`Cette personne suit des groupes ou des participants que vous ne suivez pas : demandez à une personne qui administre l’organisation.`,
  noEmailChange: msg`Aucun changement d’adresse n’attend plus : il a été confirmé, annulé ou remplacé, ou il a expiré.`,
  releaseByOther: msg`Vous avez demandé ce changement : une autre personne qui administre l’organisation doit le valider.`,
  lastOwner: msg`Une organisation garde toujours un administrateur principal : nommez-en un autre d’abord.`,
  ...contentMessages,
  taskNotOpen: msg`Cette tâche n’est pas encore ouverte : elle commence plus tard.`,
  taskCancelled: msg`Cette tâche a été annulée : votre programme a changé ou est terminé.`,
  alreadyAnswered: msg`Vous avez déjà répondu : vos réponses sont enregistrées.`,
  draftChanged: msg`Ce brouillon a été modifié sur un autre appareil.`,
  stepAlreadyDone: msg`Cette étape a déjà été comptée.`,
  needsValidation: msg`Cette étape se valide en faisant ce qu’elle demande.`,
  documentType: ({ locale }) => {
    const list = new Intl.ListFormat(formatTags[locale], { type: 'disjunction' }).format(endings);
    return msg`Ce fichier n’est pas accepté. Envoyez un PDF, un document bureautique, une image, une vidéo ou un enregistrement : ${list}.`;
  },
  pictureBroken: msg`Cette image ne s’ouvre pas : elle est peut-être abîmée. Enregistrez-la à nouveau, ou choisissez-en une autre.`,
  pictureTooLarge: msg`Cette image a trop de points pour être traitée. Réduisez ses dimensions, puis envoyez-la à nouveau.`,
  documentName: msg`Un fichier de ce nom est déjà parmi vos documents. Renommez-le, puis envoyez-le à nouveau.`,
  documentRoom: msg`Vos documents peuvent occuper ${plural(roomMegabytes, { one: '# Mo', other: '# Mo' })} en tout, et celui-ci n’y tient plus. Envoyez-en un plus léger, ou parlez-en à la personne qui vous accompagne.`,
  tooManyAtOnce: msg`Vous avez trop de demandes en cours en même temps. Attendez qu’elles se terminent, puis recommencez.`,
  contactsFull: msg`Vous pouvez avoir ${plural(contacts, { one: '# contact', other: '# contacts' })} au plus : rien n’a été ajouté. Supprimez ceux qui ne vous servent plus, puis recommencez.`,
  appointmentsFull: msg`Vous pouvez avoir ${plural(appointments, { one: '# action', other: '# actions' })} de networking au plus : rien n’a été ajouté. Supprimez celles qui ne vous servent plus, puis recommencez.`,
  appointmentNotesFull: msg`Vous pouvez avoir ${plural(appointmentNotes, { one: '# note', other: '# notes' })} au plus : rien n’a été ajouté. Supprimez celles qui ne vous servent plus, puis recommencez.`,
  jobOffersFull: msg`Vous pouvez avoir ${plural(jobOffers, { one: '# annonce', other: '# annonces' })} au plus : rien n’a été ajouté. Supprimez celles qui ne vous servent plus, puis recommencez.`,
  importType: msg`Ce fichier n’est pas un tableau que l’on peut lire. Enregistrez-le au format Excel (.xlsx) ou CSV, puis choisissez-le à nouveau.`,
  importWorkbook: msg`Ce classeur ne s’ouvre pas : il est abîmé, protégé par un mot de passe, ou n’est pas un classeur Excel (.xlsx). Enregistrez-le à nouveau, puis choisissez-le.`,
  importOpenDocument: msg`Ce classeur est au format .ods (LibreOffice, OpenOffice). Enregistrez-le sous Excel (.xlsx) ou CSV, puis choisissez-le à nouveau.`,
  importOldWorkbook: msg`Ce classeur est dans un autre format d’Excel que .xlsx. Enregistrez-le sous « Classeur Excel (.xlsx) », puis choisissez-le à nouveau.`,
  importSheets: msg`Plusieurs feuilles de ce classeur contiennent des personnes. Gardez-en une seule par fichier, puis choisissez-le à nouveau.`,
  importUnfolded: msg`Ce classeur est trop lourd une fois ouvert. Gardez-en la seule feuille des personnes à importer.`,
  importCell: msg`Une cellule de ce fichier contient plus de ${plural(importCellLength, { one: '# caractère', other: '# caractères' })} : ce n’est pas une liste de personnes.`,
  importRows: msg`Ce fichier compte trop de lignes : ${plural(usersImportRows, { one: '# personne', other: '# personnes' })} au plus. Partagez-le en plusieurs fichiers.`,
  importLines: msg`Ce fichier compte trop de lignes, vides comprises : ${plural(usersImportLines, { one: '#', other: '#' })} au plus. Supprimez celles qui sont vides.`,
  importColumns: msg`Ce fichier compte trop de colonnes : ${plural(usersImportColumns, { one: '#', other: '#' })} au plus.`,
  importTitles: msg`La première ligne doit porter les titres des colonnes, par exemple Nom, Prénom, E‑mail.`,
  importEmpty: msg`Personne n’a été trouvé dans ce fichier.`,
  importMapping: msg`Il manque des colonnes, ou deux colonnes disent la même chose.`,
  importRefused: msg`Rien n’a été importé : des lignes sont à corriger.`,
  importOfOther: msg`Seule la personne qui a choisi ce fichier peut l’importer.`,
  importBegun: msg`Cet import a déjà commencé : ses colonnes ne peuvent plus changer.`,
  importUnchecked: msg`Les lignes de ce fichier ne sont pas encore toutes vérifiées.`,
  importRunning: msg`Cet import est en cours.`,
  bulkOver: msg`Cette action est terminée : il ne reste personne pour qui la reprendre, ou son groupe a été supprimé.`,
  bulkStarted: msg`Cette action a déjà commencé, ou elle est annulée.`,
  importNotRunning: msg`Cet import n’est pas en cours.`,
  importRowNotRefused: msg`Cette ligne n’est plus refusée.`,
  importNothing: msg`Il n’y a plus personne à importer de ce fichier.`,
  importUndoOver: msg`Cet import ne peut pas, ou ne peut plus, être annulé : c’est possible pendant ${plural(importUndoHours, { one: '# heure', other: '# heures' })}.`,
  documentsFull: msg`Vous pouvez avoir ${plural(documents, { one: '# document', other: '# documents' })} au plus : celui-ci n’a pas été ajouté. Parlez-en à la personne qui vous accompagne.`,
} satisfies Record<ErrorCode, FailureMessage> & Record<string, FailureMessage>;

/** One for each code, and specific ones where the general one would not help the user. */
export type MessageKey = keyof typeof messages;

export const messageKeys = Object.keys(messages) as MessageKey[];

export function messageIn(locale: Locale, key: MessageKey, figures: Record<string, number> = {}): string {
  const language = textLocaleOf(locale);
  const message: FailureMessage = messages[key];
  return wordsIn(language)(typeof message === 'function' ? message({ locale: language, figures }) : message);
}
