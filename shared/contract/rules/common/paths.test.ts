import { buildPath, queryString } from './paths';

describe('addresses', () => {
  it('writes one query in one way', () => {
    expect(queryString({ b: true, a: 1, c: ['y', 'x'] })).toBe('?a=1&b=true&c=y&c=x');
    expect(queryString({ a: undefined, b: null, c: [] })).toBe('');
    expect(queryString()).toBe('');
  });

  it('writes it as every browser does', () => {
    const words = "l’été (à deux) & l'an+1 = 100 % *~!";
    expect(queryString({ search: words })).toBe(`?${new URLSearchParams({ search: words }).toString()}`);
  });

  it('fills what a pattern names', () => {
    expect(buildPath('/me/tasks/:taskId/subTask/:subTaskId', { taskId: 't 1', subTaskId: 2 })).toBe(
      '/me/tasks/t%201/subTask/2',
    );
    expect(buildPath('/error/:status?', { status: null }, { hash: '#top' })).toBe('/error#top');
    expect(buildPath('/:step?')).toBe('/');
  });

  it('throws for a parameter that is missing', () => {
    expect(() => buildPath('/users/:userId', {})).toThrow('needs the parameter "userId"');
  });
});
