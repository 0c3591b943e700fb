/** Opens another document: what this one knew of a person stays behind. */
export const leaveFor = (address: string): void => location.replace(address);
