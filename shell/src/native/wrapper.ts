interface Receiver {
  postMessage: (message: unknown) => void;
}

/** What the two kinds of native wrapper put into the page: see docs/native-wrapper.md. */
interface WrappedWindow {
  ReactNativeWebView?: Receiver;
  webkit?: { messageHandlers?: Record<string, Receiver | undefined> };
}

/** Tells the wrapper around the page, if there is one. What it throws is its own. */
export function postToWrapper(name: string): void {
  const { ReactNativeWebView: reactNative, webkit } = globalThis as WrappedWindow;
  try {
    reactNative?.postMessage(JSON.stringify({ type: name }));
    webkit?.messageHandlers?.[name]?.postMessage({ type: name });
  } catch {
    // A wrapper of another version: the page works without it.
  }
}
