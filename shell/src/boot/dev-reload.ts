/** In development the page reloads when something was built anew, and when the server came back. */
export function reloadOnChange(): void {
  const changes = new EventSource('/dev/changes');
  let lost = false;
  changes.addEventListener('message', () => location.reload());
  changes.addEventListener('error', () => {
    lost = true;
  });
  changes.addEventListener('open', () => {
    if (lost) location.reload();
  });
}
