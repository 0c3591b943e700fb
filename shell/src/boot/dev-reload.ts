/** In development the page reloads when something was built anew, and when the server came back. */
export function reloadOnChange(): void {
  const changes = new EventSource('/dev/changes');
  let lost = false;
  changes.onmessage = () => location.reload();
  changes.onerror = () => (lost = true);
  changes.onopen = () => lost && location.reload();
}
