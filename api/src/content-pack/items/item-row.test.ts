import type { StoredItem } from '../../platform/database/schema/content';
import { basisAfter, itemColumns, staleTexts } from './item-row';

const page = (french: string, english: string): StoredItem => ({
  files: { fr: { fields: { title: 'Qualité' }, text: french }, en: { fields: { title: 'Quality' }, text: english } },
  attachments: {},
});

describe('the columns of an item', () => {
  it('follow from its titles, labels and references', () => {
    const task: StoredItem = {
      files: {
        fr: {
          fields: {
            name: 'Écrire votre CV',
            subTasks: [
              { key: 'read', type: 'document', document: 'one-page', title: 'Lire' },
              { key: 'tell', type: 'survey', survey: 'midway' },
              { key: 'again', type: 'survey', survey: 'midway' },
              { key: 'half', type: 'survey' },
              null,
            ],
          },
        },
        en: { fields: { name: 'Write your CV' } },
      },
      attachments: {},
    };

    expect(itemColumns('tasks', task, ['fr', 'en'])).toEqual({
      titles: { fr: 'Écrire votre CV', en: 'Write your CV' },
      sort_title: 'ecrire votre cv',
      search: 'ecrire votre cv write your cv lire',
      uses: ['library/one-page', 'surveys/midway'],
    });
  });

  it('are empty for a draft of anything', () => {
    const odd: StoredItem = { files: { fr: { fields: { title: 7, questions: 'x' } } }, attachments: {} };

    expect(itemColumns('surveys', odd, ['fr'])).toEqual({ titles: {}, sort_title: '', search: '', uses: [] });
  });
});

describe('a translation', () => {
  const before = page('Un texte', 'A text');
  const bases = basisAfter('pages', null, before, {}, ['fr', 'en']);

  it('is current when it is new', () => {
    expect(bases).toEqual({ en: { title: 'Qualité', text: 'Un texte' } });
    expect(staleTexts('pages', before, bases, ['fr', 'en'])).toEqual([]);
  });

  it('is stale after its source has changed, until it changes itself', () => {
    const changed = page('Un autre texte', 'A text');
    const kept = basisAfter('pages', before, changed, bases, ['fr', 'en']);
    const stale = [{ language: 'en', path: 'text', before: 'Un texte' }];
    expect(staleTexts('pages', changed, kept, ['fr', 'en'])).toEqual(stale);

    const translated = page('Un autre texte', 'Another text');
    const renewed = basisAfter('pages', changed, translated, kept, ['fr', 'en']);
    expect(staleTexts('pages', translated, renewed, ['fr', 'en'])).toEqual([]);
  });

  it('is current again when its source is as before', () => {
    const changed = page('Un autre texte', 'A text');
    const kept = basisAfter('pages', before, changed, bases, ['fr', 'en']);

    const back = basisAfter('pages', changed, before, kept, ['fr', 'en']);

    expect(staleTexts('pages', before, back, ['fr', 'en'])).toEqual([]);
  });

  it('without a recorded source counts as made from the source before the change', () => {
    const changed = page('Un autre texte', 'A text');

    const found = basisAfter('pages', before, changed, {}, ['fr', 'en']);

    expect(found).toEqual({ en: { title: 'Qualité', text: 'Un texte' } });
  });
});
