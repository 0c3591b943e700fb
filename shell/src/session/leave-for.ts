/** Opens another document: what this one knew of a person stays behind. */
export const leaveFor = (address: string): void => location.replace(address);

/** Opens the same one again, for whoever is signed in now. */
export const reopen = (): void => location.reload();
