import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import Typography from '@mui/material/Typography';

import { useScreenName } from '../layout/screen-name';
import { useBreakpointUp } from '../style';

interface Props {
  title: ReactNode;
  /** Subject of the title, where it does not name it itself: it comes first in the tab. */
  record?: string | undefined;
  back?: Back | undefined;
  tags?: ReactNode;
  /** Count, in a tile beside the title. */
  count?: ReactNode;
  /** One sentence of context. */
  children?: ReactNode;
  /** One contained button, the others neutral; across the width on a phone. */
  actions?: ReactNode;
  /** A `RowMenu` of further actions: after the others, beside the title on a phone. */
  menu?: ReactNode;
  /** Before the title: a person's avatar. */
  picture?: ReactNode;
  /** `display`: the greeting of a home page. */
  variant?: 'h1' | 'display';
}

/** Title of the screen, and its actions. */
export function PageHeader(props: Props): ReactNode {
  const { title, record, back, tags, count, children, actions, menu, picture, variant = 'h1' } = props;
  const heading = useNamingHeading(title, record);
  return (
    <Box sx={{ mb: { xs: '20px', md: '28px' } }}>
      {back && <BackLink {...back} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '16px 24px' }}>
        <Box
          sx={{
            flex: 1,
            minWidth: { xs: menu ? 0 : 'min(100%, 260px)', md: 'min(100%, 260px)' },
            display: 'flex',
            alignItems: 'center',
            gap: '18px',
          }}
        >
          {picture}
          <Box sx={{ minWidth: 0 }}>
            {tags && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px', mb: '10px' }}>{tags}</Box>}
            <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '4px 8px' }}>
              <Typography ref={heading} component="h1" variant={variant}>
                {title}
              </Typography>
              {count !== undefined && <Count>{count}</Count>}
            </Box>
            {children && (
              <Typography sx={{ mt: '6px', maxWidth: '62ch', color: 'text.secondary' }}>{children}</Typography>
            )}
          </Box>
        </Box>
        <Controls actions={actions} menu={menu} />
      </Box>
    </Box>
  );
}

/** Their order in the page is the one in sight, which the Tab key follows. */
function Controls({ actions, menu }: Pick<Props, 'actions' | 'menu'>): ReactNode {
  const isWide = useBreakpointUp('md');
  const controls = [
    actions && (
      <Box
        key="actions"
        data-print="no"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: { xs: '10px', md: '12px' },
          width: { xs: '100%', md: 'auto' },
          '& > *': { flex: { xs: '1 1 auto', md: 'none' } },
          '& > .MuiButton-root': { px: { xs: '12px', md: '18px' } },
        }}
      >
        {actions}
      </Box>
    ),
    menu && (
      <Box key="menu" data-print="no" sx={{ marginInlineStart: { md: '-12px' } }}>
        {menu}
      </Box>
    ),
  ];
  return isWide ? controls : controls.toReversed();
}

/** Names the screen as its heading reads, with the record before it. */
function useNamingHeading(title: ReactNode, record: string | undefined): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const [text, setText] = useState('');
  // The title may be elements, whose words only the page knows.
  useEffect(() => setText(typeof title === 'string' ? title : (heading.current?.textContent ?? '')), [title]);
  useScreenName(record && text ? `${record} – ${text}` : text);
  return heading;
}

function Count({ children }: { children: ReactNode }): ReactNode {
  return (
    <Box
      component="span"
      sx={{
        px: '10px',
        py: '6px',
        borderRadius: '8px',
        backgroundColor: 'neutral.rail',
        color: 'text.secondary',
        fontSize: '0.9375rem',
        fontWeight: 560,
        lineHeight: 1,
      }}
    >
      {children}
    </Box>
  );
}

export interface Back {
  to: string;
  label: ReactNode;
}

export function BackLink({ to, label }: Back): ReactNode {
  return (
    <Box
      component={RouteLink}
      to={to}
      data-print="no"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: '6px',
        minHeight: 44,
        marginBlock: '-6px 6px',
        fontSize: '0.90625rem',
        fontWeight: 500,
        color: 'text.secondary',
        textDecoration: 'none',
        '&:hover': { color: 'text.primary', textDecoration: 'underline' },
      }}
    >
      <ArrowBackRounded className="flip" sx={{ fontSize: 20 }} />
      {label}
    </Box>
  );
}
