import { withKitCatalogues } from './index';

it('adds the words of the kits to those of a remote, in each language', async () => {
  const own = async () => ({ messages: { greeting: 'Bonjour' } });
  const words = withKitCatalogues({ fr: own, en: own });

  expect(Object.keys(words)).toEqual(['fr', 'en']);
  for (const load of Object.values(words)) {
    const { messages } = await load();
    expect(messages).toHaveProperty('greeting', 'Bonjour');
    expect(Object.keys(messages).length).toBeGreaterThan(100);
  }
});
