import { failureFrom } from './errors';

const coded = (code: string, message = code): Error => Object.assign(new Error(message), { code });
const answered = (error: unknown) => {
  const { status, details } = failureFrom(error);
  return [status, details.message, details.retryAfter !== undefined];
};

describe('what goes wrong below a call', () => {
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
  ])('%s is a database that is away: 503, and when to ask again', (code) => {
    expect(answered(coded(code))).toEqual([503, undefined, true]);
  });

  it('is a database that is away also where several of its addresses were tried', () => {
    const error = Object.assign(new AggregateError([coded('EHOSTUNREACH'), coded('ENETUNREACH')]), {
      code: 'EHOSTUNREACH',
    });
    expect(answered(error)).toEqual([503, undefined, true]);
    expect(answered(new AggregateError([coded('ENETUNREACH')]))).toEqual([503, undefined, true]);
  });

  it.each(['57P01', '57P03', '53300', '53200', '08006', '3D000', '28P01', '28000'])(
    'PostgreSQL’s %s is a database that cannot be worked with for now',
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
  ])('« %s » is a database that is away', (message) => {
    expect(answered(new Error(message))).toEqual([503, undefined, true]);
  });

  it.each(['ENOSPC', 'EDQUOT', '53100'])('%s is a full disk, with a sentence of its own', (code) => {
    expect(answered(coded(code))).toEqual([503, 'noRoom', true]);
  });

  it.each(['EROFS', 'EIO', '25006', '58030'])('%s is a disk that takes nothing, with a sentence of its own', (code) => {
    expect(answered(coded(code))).toEqual([503, 'cannotSave', true]);
  });

  it.each(['EMFILE', 'ENFILE'])('%s is a server with its hands full', (code) => {
    expect(answered(coded(code))).toEqual([503, undefined, true]);
  });

  it('is found behind what it was the cause of', () => {
    expect(answered(new Error('could not be kept', { cause: coded('ENOSPC') }))).toEqual([503, 'noRoom', true]);
  });

  it('is a fault of the program where nobody knows it', () => {
    expect(answered(new TypeError('x is not a function'))).toEqual([500, undefined, false]);
  });
});
