import { emit, on } from '@passerelle/shared/events';
import { aProfile } from '@passerelle/shared/testing';

import { signedIn } from './session-store';
import { shareChanges } from './share-changes';

const person = aProfile();

class Channel extends EventTarget {
  static last = new Channel();
  sent: unknown[] = [];
  constructor() {
    super();
    Channel.last = this;
  }
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
}
const receive = (data: unknown): void => void Channel.last.dispatchEvent(new MessageEvent('message', { data }));
const setVisibility = (state: DocumentVisibilityState): void => {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
  document.dispatchEvent(new Event('visibilitychange'));
};

describe('the tabs of one person', () => {
  const received = jest.fn();
  beforeAll(() => {
    Object.assign(globalThis, { BroadcastChannel: Channel });
    signedIn(person);
    shareChanges();
    on('data-changed', received);
  });
  beforeEach(() => {
    received.mockClear();
    Channel.last.sent.length = 0;
  });

  it('tell each other what a change has made stale', () => {
    emit('data-changed', { paths: ['/me/contacts/*'], gone: '/me/contacts/c1', origin: 'page' });
    expect(Channel.last.sent).toEqual([{ personId: person.id, paths: ['/me/contacts/*'] }]);
  });

  it.each(['tab', 'server'] as const)('do not pass on what came from a %s', (origin) => {
    emit('data-changed', { paths: ['/me'], gone: null, origin });
    expect(Channel.last.sent).toEqual([]);
  });

  it('hear it', () => {
    receive({ personId: person.id, paths: ['/me/stats'] });
    expect(received).toHaveBeenCalledWith({ paths: ['/me/stats'], gone: null, origin: 'tab' });
  });

  it.each([{ personId: 'other', paths: ['/me'] }, { personId: person.id }, 3, null])('ignore %j', (message) => {
    receive(message);
    expect(received).not.toHaveBeenCalled();
  });

  it('wait until they are seen, and then ask once for all', () => {
    setVisibility('hidden');
    receive({ personId: person.id, paths: ['/me/stats', '/me/tasks/*'] });
    receive({ personId: person.id, paths: ['/me/stats'] });
    expect(received).not.toHaveBeenCalled();

    setVisibility('visible');

    expect(received.mock.calls).toEqual([[{ paths: ['/me/stats', '/me/tasks/*'], gone: null, origin: 'tab' }]]);
  });
});
