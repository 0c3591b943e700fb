import { digestedText, type MenuDescriptor, type RouteDescriptor } from '@passerelle/shared/contract/remotes';

async function digestOf(part: RouteDescriptor | MenuDescriptor): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(digestedText(part)));
  return btoa(String.fromCharCode(...new Uint8Array(hash)));
}

/** Whether every part is one of those that were signed. A person is told of some of them only. */
export async function areSigned(
  parts: readonly (RouteDescriptor | MenuDescriptor)[],
  digests: readonly string[],
): Promise<boolean> {
  const found = await Promise.all(parts.map(digestOf));
  return found.every((digest) => digests.includes(digest));
}
