import { withKitCatalogues } from './index';

it('adds the words of the kits to those of a remote, in each language', async () => {
  const own = async () => ({ messages: { greeting: 'Bonjour' } });
  const words = withKitCatalogues({ fr: own, en: own });

  for (const load of [words.fr, words.en]) {
    const { messages } = await load();
    expect(messages).toHaveProperty('greeting', 'Bonjour');
    expect(Object.keys(messages).length).toBeGreaterThan(100);
  }
});
