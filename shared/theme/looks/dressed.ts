import { ThemeContext } from '@emotion/react';
import type { Theme } from '@mui/material/styles';
import DefaultPropsProvider from '@mui/system/DefaultPropsProvider';
import RtlProvider from '@mui/system/RtlProvider';
import { type ComponentType, createElement, use } from 'react';

import { components } from './overrides';

/** Gives a component of MUI, and those within it, the default props of `overrides.ts` and the direction of the page. */
export function dressed<C>(component: C): C {
  const Component = component as ComponentType<object>;
  function Dressed(props: object) {
    const { direction } = use(ThemeContext) as Theme;
    const inside = createElement(DefaultPropsProvider, { value: components }, createElement(Component, props));
    return createElement(RtlProvider, { value: direction === 'rtl' }, inside);
  }
  return Dressed as C;
}
