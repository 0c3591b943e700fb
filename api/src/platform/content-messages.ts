import { msg, plural } from '@lingui/core/macro';
import { formatTags } from '@passerelle/shared/contract/enums/locales';
import { limits } from '@passerelle/shared/contract/limits';
import type { FailureMessage } from './failure-message';

const { contentSchedules, itemBytes, itemTasks, itemWeeks } = limits;
const megabytes = itemBytes / 1_000_000;
/** Few people call a jpg a « jpeg ». */
const documents = ['jpg', 'png', 'gif', 'mp4', 'mov', 'mp3', 'pdf', 'docx', 'xlsx', 'pptx'];
const covers = ['jpg', 'png', 'gif'];

const listed = (locale: keyof typeof formatTags, endings: readonly string[]): string =>
  new Intl.ListFormat(formatTags[locale], { type: 'disjunction' }).format(endings);

/** The failures of the content studio and of the import of content. */
export const contentMessages = {
  contentKindNotAllowed: msg`Votre rôle permet d’importer des documents, des questions et des pages. Ce pack change aussi des programmes ou des questionnaires : adressez-le à l’équipe Passerelle.`,
  contentManagedOutside: msg`Ce contenu est tenu à jour en dehors du studio : un nouvel import remplacerait vos modifications. Reprenez d’abord son pack dans le studio.`,
  contentPackManagedOutside: msg`Ce pack est tenu à jour en dehors du studio : il ne s’importe pas en brouillon. Prenez-le d’abord en main dans le studio, ou importez-le sans passer par un brouillon.`,
  contentArchived: msg`Ce contenu est archivé : restaurez-le pour le modifier.`,
  contentNotPublishable: msg`Ces contenus ne peuvent pas être publiés tels quels : rien n’a été programmé. La vérification avant publication dit ce qui manque.`,
  contentScheduleTime: msg`Choisissez un moment à venir, dans l’année.`,
  contentSchedulesFull: msg`Une organisation compte ${plural(contentSchedules, { one: '# publication programmée', other: '# publications programmées' })} au plus : retirez-en une d’abord.`,
  contentNotArchived: msg`Ce contenu n’est pas archivé.`,
  contentTooLarge: msg`Un contenu peut occuper ${plural(megabytes, { one: '# Mo', other: '# Mo' })} au plus : rien n’a été enregistré. Raccourcissez-le ou partagez-le en plusieurs.`,
  contentWeeksFull: msg`Un programme compte ${plural(itemWeeks, { one: '# semaine', other: '# semaines' })} au plus : rien n’a été enregistré.`,
  contentTasksFull: msg`Un programme compte ${plural(itemTasks, { one: '# tâche', other: '# tâches' })} au plus : rien n’a été ajouté.`,
  contentKeyTaken: msg`Cette clé désigne déjà un autre contenu. Choisissez-en une autre.`,
  contentFileType: ({ locale }) => {
    const list = listed(locale, documents);
    return msg`Ce fichier n’est pas accepté, ou n’est pas du type que dit son nom. Choisissez un fichier de l’un de ces types : ${list}.`;
  },
  contentCoverType: ({ locale }) => {
    const list = listed(locale, covers);
    return msg`Une couverture est une image de l’un de ces types : ${list}.`;
  },
  contentCaptions: msg`Ces sous-titres ne sont pas au format WebVTT : un fichier commence par une ligne WEBVTT, et chaque réplique suit ses deux moments.`,
} satisfies Record<string, FailureMessage>;
