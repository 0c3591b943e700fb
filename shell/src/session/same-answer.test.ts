import { isSameAnswer } from './same-answer';

describe('two answers', () => {
  it.each([
    [
      { id: 1, role: { slug: 'user', tags: ['a', 'b'] } },
      { role: { tags: ['a', 'b'], slug: 'user' }, id: 1 },
    ],
    [null, null],
    [[], []],
  ])('say the same in another order: %j, %j', (one, other) => {
    expect(isSameAnswer(one, other)).toBe(true);
  });

  it.each([
    [{ id: 1 }, { id: 2 }],
    [{ id: 1 }, { id: 1, name: undefined }],
    [{ id: undefined }, { name: undefined }],
    [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }],
    [{ tags: ['a'] }, { tags: ['a', 'b'] }],
    [{ 0: 'a' }, ['a']],
    [{ id: 1 }, null],
  ])('say something else: %j, %j', (one, other) => {
    expect(isSameAnswer(one, other)).toBe(false);
    expect(isSameAnswer(other, one)).toBe(false);
  });
});
