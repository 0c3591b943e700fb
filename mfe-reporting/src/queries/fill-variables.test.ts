import { fillVariables, type Variables } from './fill-variables';

const nothing: Variables = { user: null, group: null, distrib: null, range: 604_800, step: null };
const fill = (expression: string, some: Partial<Variables> = {}) => fillVariables(expression, { ...nothing, ...some });

describe('the variables of an expression', () => {
  it('stand within quotes as a text', () => {
    expect(fill('session_count{user="$user"}', { user: 'u1' })).toBe('session_count{user="u1"}');
  });

  it.each([
    ['x"} or vector(1) #', String.raw`session_count{group="x\"} or vector(1) #"}`],
    ['all', 'session_count{group="all"}'],
    ['$user', 'session_count{group="$user"}'],
    ['back\\slash\nand line', String.raw`session_count{group="back\\slash\nand line"}`],
  ])('never end the text that they stand in: %p', (group, filled) => {
    expect(fill('session_count{group="$group"}', { group, user: 'u1' })).toBe(filled);
  });

  it('stand in a pattern for themselves alone', () => {
    expect(fill('session_count{group=~"$group"}', { group: 'a.b|c' })).toBe(
      String.raw`session_count{group=~"a\\.b\\|c"}`,
    );
  });

  it.each([
    ['session_count{user="$user",group="$group"}', 'session_count{}'],
    ['session_count{ user = "$user" , level="lvl1" }', 'session_count{level="lvl1"}'],
    ['session_count{level="lvl1",user!="$user"}', 'session_count{level="lvl1"}'],
  ])('take their matcher with them when all are meant: %s', (expression, filled) => {
    expect(fill(expression)).toBe(filled);
  });

  it('stand in brackets as a window of whole seconds', () => {
    expect(fill('sum(count_over_time(session_count{}[$range]))')).toBe(
      'sum(count_over_time(session_count{}[604800s]))',
    );
    expect(fill('sum(count_over_time(session_count{}[$step]))', { step: 86_400 })).toBe(
      'sum(count_over_time(session_count{}[86400s]))',
    );
  });

  it('stand elsewhere as the name of a label', () => {
    expect(fill('sum by ($distrib, badge) (client_badges{})', { distrib: 'jobLevel' })).toBe(
      'sum by (jobLevel, badge) (client_badges{})',
    );
  });

  it.each([
    'session_count{user="$person"}',
    'session_count{user="$user or other"}',
    'sum by ($distrib) (client_badges{})',
    'sum by ($label) (client_badges{})',
    'count_over_time(session_count{}[$step])',
    'count_over_time(session_count{}[$window])',
    'session_count{user=$user}',
    'label "$user"',
  ])('are never left over: %s', (expression) => {
    expect(() => fill(expression)).toThrow('nothing stands for');
  });
});
