import { failureFrom } from './errors';

const coded = (code: string, message = code): Error => Object.assign(new Error(message), { code });
const answered = (error: unknown) => {
  const { status, details } = failureFrom(error);
  return [status, details.message, details.retryAfter !== undefined];
};

describe('errors below a call', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'ENOENT',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EAI_FAIL',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'EHOSTDOWN',
    'ENETDOWN',
    'ECONNABORTED',
  ])('%s is an unavailable database: 503, with a retry time', (code) => {
    expect(answered(coded(code))).toEqual([503, undefined, true]);
  });

  it('several failed addresses are an unavailable database too', () => {
    const error = Object.assign(new AggregateError([coded('EHOSTUNREACH'), coded('ENETUNREACH')]), {
      code: 'EHOSTUNREACH',
    });
    expect(answered(error)).toEqual([503, undefined, true]);
    expect(answered(new AggregateError([coded('ENETUNREACH')]))).toEqual([503, undefined, true]);
  });

  it.each(['57P01', '57P03', '53300', '53200', '08006', '3D000', '28P01', '28000'])(
    'PostgreSQL’s %s is a temporarily unusable database',
    (code) => {
      expect(answered(coded(code))).toEqual([503, undefined, true]);
    },
  );

  it.each([
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Cannot use a pool after calling end on the pool',
  ])('« %s » is an unavailable database', (message) => {
    expect(answered(new Error(message))).toEqual([503, undefined, true]);
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('%s is a full disk, with its own message', (code) => {
    expect(answered(coded(code))).toEqual([503, 'noRoom', true]);
  });

  it.each(['EROFS', 'EIO', '25006', '58030'])('%s is a disk that refuses writes, with its own message', (code) => {
    expect(answered(coded(code))).toEqual([503, 'cannotSave', true]);
  });

  it.each(['EMFILE', 'ENFILE'])('%s is an overloaded server', (code) => {
    expect(answered(coded(code))).toEqual([503, undefined, true]);
  });

  it('are found in the cause of another error', () => {
    expect(answered(new Error('could not be kept', { cause: coded('ENOSPC') }))).toEqual([503, 'noRoom', true]);
  });

  it('are bugs if unknown', () => {
    expect(answered(new TypeError('x is not a function'))).toEqual([500, undefined, false]);
  });
});
