import { pdfFailure } from './pdf-fault';

describe('the error of the engine', () => {
  it.each([
    [{ name: 'PasswordException' }, 'password'],
    [{ name: 'InvalidPDFException' }, 'damaged'],
    [{ name: 'ResponseException', missing: true }, 'missing'],
    [{ name: 'ResponseException', missing: false }, 'unreachable'],
    [{ name: 'UnknownErrorException', message: 'Failed to fetch' }, 'unreachable'],
    [{ name: 'UnknownErrorException', message: 'Bad XRef entry' }, 'damaged'],
    [new Error('Loading chunk pdf-engine failed'), 'unreachable'],
    [undefined, 'unreachable'],
  ])('%o is « %s »', (error, fault) => expect(pdfFailure(error).fault).toBe(fault));
});
