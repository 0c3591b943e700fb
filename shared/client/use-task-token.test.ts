import { ApiError } from './api-error';
import { isTokenRefusal } from './use-task-token';

const failed = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 400, code: 'invalid', message: '', ...details });

describe('a creation that failed', () => {
  it.each([
    ['a token that is not theirs', failed({ fields: { taskValidationToken: 'unknown' } })],
    ['a task that is over', failed({ status: 409, code: 'conflict' })],
    ['a programme that is gone', failed({ status: 404, code: 'notFound' })],
  ])('for %s can be tried without it', (_what, error) => {
    expect(isTokenRefusal(error)).toBe(true);
  });

  it.each([
    ['a fault of a field', failed({ fields: { lastName: 'required' } })],
    ['a lost network', failed({ status: 0, code: 'unexpected' })],
    ['anything else', new Error('broken')],
  ])('for %s has nothing to do with the token', (_what, error) => {
    expect(isTokenRefusal(error)).toBe(false);
  });
});
