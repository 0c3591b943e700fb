import { Trans } from '@lingui/react/macro';
import { Box, Typography } from '@passerelle/shared/ui';
import { type ReactNode, useId } from 'react';

const DECK = 640;
const TOWERS = [190, 570] as const;
const TOP = 396;

/** Height of a parabola that hangs between two points, `sag` below them in the middle. */
const hang = (x: number, from: number, to: number, sag: number): number => {
  const t = (x - from) / (to - from);
  return TOP + 8 + 4 * sag * t * (1 - t);
};
/** The side spans run from a tower's top to the deck beyond the picture. */
const slope = (distance: number): number => TOP + 8 + 246 * (distance / 250) ** 0.82;

const middle = Array.from({ length: 16 }, (_, index) => 212.4 + index * 22.35);
const side = Array.from({ length: 8 }, (_, index) => 28 + index * 28);

const hangers = [
  ...middle.map((x) => `M${x} ${hang(x, TOWERS[0], TOWERS[1], 200)}V${DECK}`),
  ...side.flatMap((d) => [`M${TOWERS[0] - d} ${slope(d)}V${DECK}`, `M${TOWERS[1] + d} ${slope(d)}V${DECK}`]),
].join('');
const sidePath = (towards: 1 | -1, from: number): string =>
  Array.from({ length: 26 }, (_, index) => `L${from + towards * index * 10} ${slope(index * 10)}`)
    .join('')
    .replace('L', 'M');

const cables = `M190 ${TOP + 8}Q380 ${TOP + 408} 570 ${TOP + 8}${sidePath(-1, TOWERS[0])}${sidePath(1, TOWERS[1])}`;

const drawing = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** Two banks, a footbridge and the sun on the deep brand colour, with the purpose of the product. */
export function LoginScenery(): ReactNode {
  return (
    <Box
      component="aside"
      data-print="no"
      className="scenery"
      sx={{
        position: 'relative',
        overflow: 'hidden',
        height: { xs: 216, xl: 'auto' },
        // On a phone the cookie banner lies over the scenery, and over nothing else.
        minHeight: { xs: 'var(--consent-height, 0px)', xl: 0 },
        gridColumn: { xl: 2 },
        px: { xs: '20px', xl: '64px' },
        pt: { xs: '22px', xl: '72px' },
        backgroundColor: ({ vars }) => vars.palette.brand.deep,
        color: '#fff',
      }}
    >
      <Box
        component="svg"
        viewBox="0 372 760 330"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        sx={{ ...drawing, inset: 'auto 0 0', height: 150, display: { xl: 'none' } }}
      >
        <Scene />
      </Box>
      <Box
        component="svg"
        viewBox="0 0 760 900"
        preserveAspectRatio="xMidYMax slice"
        aria-hidden
        sx={{ ...drawing, display: { xs: 'none', xl: 'block' } }}
      >
        <Scene />
      </Box>
      <Typography
        component="p"
        variant="display"
        sx={{
          position: 'relative',
          maxWidth: { xl: '9em' },
          fontSize: { xs: '1.5625rem', xl: '2.875rem' },
          lineHeight: 1.14,
        }}
      >
        <Trans>Une planche après l’autre.</Trans>
      </Typography>
      <Typography
        sx={{
          position: 'relative',
          display: { xs: 'none', xl: 'block' },
          maxWidth: 440,
          mt: '16px',
          fontSize: '1.125rem',
          opacity: 0.86,
        }}
      >
        <Trans>Chaque lundi, quelques tâches à votre mesure pour avancer vers votre prochain poste.</Trans>
      </Typography>
    </Box>
  );
}

function Scene(): ReactNode {
  const above = useId();
  return (
    <>
      <clipPath id={above}>
        <path d={`M0 0h760v${DECK}H0z`} />
      </clipPath>
      <g clipPath={`url(#${above})`}>
        <Box component="circle" cx="380" cy="566" r="104" sx={{ fill: ({ vars }) => vars.palette.lantern.main }} />
      </g>
      <g fill="none" stroke="#fff" strokeLinecap="round">
        <path d={hangers} strokeWidth="2.4" opacity=".5" />
        <path d={cables} strokeWidth="4" />
        <path d={`M190 ${TOP}V800M570 ${TOP}V800`} strokeWidth="9" />
        <path d={`M-10 ${DECK}H770`} strokeWidth="11" />
      </g>
      <Bank from={0} towards={1} />
      <Bank from={760} towards={-1} />
      <path
        d="M322 716h94M442 716h38M348 758h56M424 758h50M320 802h122M354 848h70"
        stroke="#fff"
        strokeWidth="3.4"
        strokeLinecap="round"
        opacity=".3"
      />
    </>
  );
}

/** A bank in two steps, mirrored for the other side. */
function Bank({ from, towards }: { from: number; towards: 1 | -1 }): ReactNode {
  return (
    <g transform={`translate(${from} 0) scale(${towards} 1)`}>
      <Box
        component="path"
        d="M0 900V716c72-30 168-24 224 20 38 30 56 90 62 164z"
        sx={{ fill: ({ vars }) => vars.palette.brand.deep2 }}
      />
      <Box
        component="path"
        d="M0 900V800c68-26 132-14 162 26 14 20 20 46 24 74z"
        opacity=".42"
        sx={{ fill: ({ vars }) => vars.palette.brand.text }}
      />
    </g>
  );
}
