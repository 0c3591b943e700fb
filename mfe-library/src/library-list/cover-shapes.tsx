import type { ReactNode } from 'react';

/** Of what every illustration of the product is made, in a picture of 290 × 118. */
const bankAndSun = (
  <>
    <circle cx="200" cy="46" r="22" />
    <path d="M0 118V88q60-30 130-8t160-6v44z" />
  </>
);
const arches = <path d="M60 118V70q40-44 80 0v48zM150 118V50q40-44 80 0v68z" />;
const steps = <path d="M40 118V96h36v22zM84 118V80h36v38zM128 118V62h36v56zM172 118V44h36v74zM216 118V26h36v92z" />;
const hill = (
  <>
    <path d="M0 118q130-140 290 0z" />
    <circle cx="146" cy="34" r="12" />
  </>
);
const stones = (
  <>
    <circle cx="90" cy="78" r="34" />
    <circle cx="150" cy="78" r="34" />
    <circle cx="210" cy="78" r="34" />
  </>
);

export const coverShapes: readonly ReactNode[] = [bankAndSun, arches, steps, hill, stones];
