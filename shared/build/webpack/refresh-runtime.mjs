import runtime from 'react-refresh/runtime';

// Only the runtime that was there before React knows of its renderer: what is built apart from the shell takes this one.
Object.assign(globalThis, { passerelleRefresh: runtime });
