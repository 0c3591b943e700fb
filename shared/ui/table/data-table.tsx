import type { ReactNode } from 'react';

import { Card } from '../page/card';
import { useFrom } from '../use-wide';
import { NarrowList } from './narrow-list';
import type { TableProps } from './column';
import { WideTable } from './wide-table';

interface Props<Row, Sort extends string> extends TableProps<Row, Sort> {
  /** A `SelectionBar`, while rows are selected: it sits on the table. */
  bar?: ReactNode;
}

/** Rows of the back office: a table where there is room for one (768 px), else a list of the same rows. */
export function DataTable<Row, Sort extends string = string>({ bar, ...table }: Props<Row, Sort>): ReactNode {
  const wide = useFrom('lg');
  return (
    <>
      {bar}
      <Card
        padding="none"
        sx={bar ? { borderRadius: { xs: '0 0 16px 16px', md: '0 0 18px 18px' }, borderBlockStart: 0 } : {}}
      >
        {wide ? <WideTable {...table} /> : <NarrowList {...table} />}
      </Card>
    </>
  );
}
