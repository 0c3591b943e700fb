import { Failure } from '../../platform/failure';
import { parseExpression } from './parse';

const day = 86_400;
const id = '7f4f4a52-3c25-4c5b-9e0d-0f7a3f2c1b10';

describe('an expression', () => {
  it('is a counter', () => {
    expect(parseExpression('session_count')).toMatchObject({ metric: { name: 'session_count' }, matchers: [] });
  });

  it('is how much a counter grew, of whom, added up by what', () => {
    const source = `sum by (badge, level) (increase(user_badges{user="${id}", gender!="man"}[1d12h]))`;

    expect(parseExpression(source)).toEqual({
      metric: expect.objectContaining({ name: 'user_badges', fact: 'badge' }),
      matchers: [
        { label: 'user', comparison: '=', values: [id] },
        { label: 'gender', comparison: '!=', values: ['man'] },
      ],
      window: 1.5 * day,
      aggregation: { operation: 'sum', by: ['badge', 'level'] },
    });
  });

  it.each([
    'sum(increase(task_points[1d])) by (gender)',
    'sum by (gender) (increase(task_points[86400s]))',
    '(sum by (gender,) ((increase(task_points[24h])))) # per day',
  ])('may be written in Prometheus’s other ways: %s', (source) => {
    expect(parseExpression(source)).toMatchObject({ window: day, aggregation: { operation: 'sum', by: ['gender'] } });
  });

  it('lets everyone through where a variable was left at « all »', () => {
    expect(parseExpression('count(session_count{user="all",group=~"all",gender=~".*"})').matchers).toEqual([]);
  });

  it('takes a regular expression that is a list, and an id that is none for nobody', () => {
    expect(parseExpression('session_count{jobLevel=~"etam|worker",user="x\' OR 1=1"}').matchers).toEqual([
      { label: 'jobLevel', comparison: '=~', values: ['etam', 'worker'] },
      { label: 'user', comparison: '=', values: [] },
    ]);
  });

  it.each([
    ['', 'format'],
    ['session_count{', 'format'],
    ['sum by (', 'format'],
    ['session_count{user="}', 'format'],
    ['select * from users', 'format'],
    ['passwords', 'unknown'],
    ['toString', 'unknown'],
    ['session_count{password="x"}', 'unknown'],
    ['session_count{badge="cv"}', 'unknown'],
    ['sum by (group) (session_count)', 'unknown'],
    ['{__name__="session_count"}', 'notAllowed'],
    ['active_users_count', 'unknown'],
    ['session_count + 1', 'notAllowed'],
    ['session_count > 1', 'notAllowed'],
    ['rate(session_count[1d])', 'notAllowed'],
    ['increase(session_count)', 'notAllowed'],
    ['increase(session_count[1d:1h])', 'notAllowed'],
    ['increase(session_count[1d] offset 1d)', 'notAllowed'],
    ['session_count[1d]', 'notAllowed'],
    ['sum without (user) (session_count)', 'notAllowed'],
    ['sum(sum(session_count))', 'notAllowed'],
    ['topk(3, session_count)', 'notAllowed'],
    ['avg(session_count)', 'notAllowed'],
    ['session_count{gender=~"(m+)+"}', 'notAllowed'],
    ['session_count{gender="\\u0000"}', 'notAllowed'],
    ['1', 'notAllowed'],
    ['"text"', 'notAllowed'],
  ])('is refused when it is %j: %s', (source, code) => {
    expect(() => parseExpression(source)).toThrow(
      expect.objectContaining({ status: 400, details: { fields: { query: code } } }),
    );
  });

  it('may be long and deep without harm', () => {
    expect(() => parseExpression('('.repeat(1_999))).toThrow(Failure);
    expect(parseExpression(`${'('.repeat(900)}session_count${')'.repeat(900)}`).matchers).toEqual([]);
  });
});
