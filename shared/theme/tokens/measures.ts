export const breakpoints = { xs: 0, sm: 480, md: 576, lg: 768, xl: 992, xxl: 1200, xxxl: 1600 } as const;

export const radius = { tag: 8, control: 10, notice: 12, cardPhone: 16, card: 18, modal: 24 } as const;

/** The one shadow: menus, modals, toasts and the floating button. Cards have a line instead. */
export const lift = '0 1px 2px rgb(35 31 42/.05), 0 10px 28px -8px rgb(35 31 42/.18)';

export const motion = { colour: 120, menu: 180, modal: 220, easing: 'cubic-bezier(.2,0,0,1)' } as const;

/** Windows of at least so many pixels, and of fewer. */
export const from = (width: number): string => `@media (min-width:${width}px)`;
export const below = (width: number): string => `@media (max-width:${width - 0.05}px)`;

/** Below it a layout is a phone's. */
export const phone = below(breakpoints.md);

/** Forced colours replace ours: meaning carried by a background colour also needs a border or words. */
export const forcedColours = '@media (forced-colors: active)';

/** Size of a touch target. */
const target = 44;

/**
 * Enlarges the hit area of a small control to the touch target on touch screens, without a visible change. The size
 * excludes the border.
 */
export const hitFromAround = (height: number, width = target) =>
  ({
    '@media (pointer: coarse)': {
      '&::after': {
        content: '""',
        position: 'absolute',
        insetBlock: (height - target) / 2,
        insetInline: (width - target) / 2,
      },
    },
  }) as const;
