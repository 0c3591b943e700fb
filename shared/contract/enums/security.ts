/** What is told apart in what a browser says of itself; the names are the same in every language. */
export const browsers = ['Chrome', 'Edge', 'Firefox', 'Opera', 'Safari', 'Samsung Internet'] as const;
export type Browser = (typeof browsers)[number];

export const systems = ['Android', 'ChromeOS', 'iPad', 'iPhone', 'Linux', 'macOS', 'Windows'] as const;
export type System = (typeof systems)[number];

/** Where a session was last used, seen from the one that asks: no more is known than the network. */
export const sessionPlaces = ['thisDevice', 'sameNetwork', 'otherNetwork', 'unknown'] as const;
export type SessionPlace = (typeof sessionPlaces)[number];

/** Of whom an organisation requires a second factor. */
export const secondFactorScopes = ['none', 'staff', 'everyone'] as const;
export type SecondFactorScope = (typeof secondFactorScopes)[number];
