import { useFormats } from '@passerelle/shared/i18n';
import type { ReactNode } from 'react';
import { Link as RouteLink } from 'react-router-dom';
import { Box } from '@passerelle/shared/ui';
import { Tab, Tabs } from '@passerelle/shared/ui/mui/tabs';

import type { Option } from './option-menu';

interface Props<V extends string> {
  /** Name of the filter: « Filtrer les contacts ». */
  label: string;
  value: V;
  options: readonly Option<V>[];
  /** The address of the list with that filter: a filter is a link, so it can be opened beside, sent and gone back from. */
  hrefFor: (value: V) => string;
}

const tile = {
  px: '7px',
  py: '2px',
  borderRadius: '7px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: 1.4,
  backgroundColor: 'neutral.sunken',
  '[aria-current] > &': { backgroundColor: 'brand.100' },
} as const;

/** On a phone they slide from edge to edge of the screen. */
const edges = { mb: '20px', mx: { xs: '-16px', md: 0 }, '& .MuiTabs-list': { px: { xs: '16px', md: 0 } } } as const;

/** The kinds of a list, with how many there are of each: links to addresses, so without the roles of panels' tabs. */
export function FilterTabs<V extends string>({ label, value, options, hrefFor }: Props<V>): ReactNode {
  const { number } = useFormats();
  return (
    <Tabs
      component="nav"
      value={value}
      variant="scrollable"
      scrollButtons={false}
      slotProps={{ root: { 'aria-label': label }, list: { role: undefined } }}
      sx={edges}
    >
      {options.map((option) => (
        <Tab
          key={option.value}
          value={option.value}
          component={RouteLink}
          to={hrefFor(option.value)}
          role={undefined}
          tabIndex={0}
          aria-selected={undefined}
          aria-current={option.value === value ? 'true' : undefined}
          label={
            <>
              {option.label}{' '}
              {option.count !== undefined && (
                <Box component="span" sx={tile}>
                  {number(option.count)}
                </Box>
              )}
            </>
          }
        />
      ))}
    </Tabs>
  );
}
