import { aRemote } from '../remotes.test-helper';
import { checkFit } from './check-fit';

const none = aRemote().needs;
const fits = (needs: Partial<typeof none>) => () => checkFit(aRemote({ needs: { ...none, ...needs } }));

describe('a version and this shell', () => {
  it('fit when it needs what this shell has', () => {
    const shared = {
      react: ['useState', 'default'],
      '@passerelle/shared/ui': ['Box'],
      '@passerelle/shared/ui/icon': [],
    };
    expect(
      fits({ shared, hears: { 'locale-changed': { locale: 'text' } }, fills: { 'survey.form': { taskId: 'text' } } }),
    ).not.toThrow();
  });

  it.each<[string, Partial<typeof none>, string]>([
    ['a name', { shared: { react: ['useTime'] } }, '"useTime" of react is not offered by the shell 1.4.0'],
    ['a module', { shared: { moment: ['default'] } }, '"default" of moment is not offered by the shell 1.4.0'],
    ['a version', { versions: { react: '^20.0.0' } }, 'it needs react ^20.0.0, and the shell 1.4.0 has 19.'],
    ['an event', { emits: { moved: {} } }, 'the bus of the shell 1.4.0 knows no event "moved"'],
    ['a property of a slot', { fills: { 'survey.form': { colour: 'text' } } }, 'slot "survey.form": colour is missing'],
    ['another contract', { contract: 2 }, 'it was built for contract 2'],
  ])('do not when it needs %s that it has not', (_what, needs, words) => {
    expect(fits(needs)).toThrow(`Refused (misfit): ${words}`);
  });
});
