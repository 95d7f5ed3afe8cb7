import { Box, TableCell, TableHead, TableRow, TableSortLabel } from '@mui/material'
import { cellText } from './cell-text.ts'
import type { Column } from './column.ts'
import { ownWidth, roomyWidth } from './column-width.ts'
import type { Rows } from './rows.ts'
import { SelectAll } from './selection.tsx'
import { fixedCheckbox, fixedMenu, fixedName } from './table-shape.ts'
import { visuallyHidden } from '../display/visually-hidden.ts'
import { useTableWords } from './words.ts'

/** The headings; from them alone come the widths. */
export function TableHeadRow<Row>(props: Rows<Row>) {
  const words = useTableWords()
  const { selection, columns, actions, rows = [], keyOf } = props
  return (
    <TableHead>
      <TableRow>
        {selection && (
          <TableCell className="atrium-fixed" padding="checkbox" sx={fixedCheckbox}>
            <SelectAll rows={rows} keyOf={keyOf} selection={selection} />
          </TableCell>
        )}
        {columns.map((column, index) => (
          <HeadCell key={column.key} column={column} isName={index === 0} {...props} />
        ))}
        {actions && (
          <TableCell className="atrium-fixed" sx={fixedMenu}>
            <span style={visuallyHidden}>{words('actions')}</span>
          </TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}

type HeadCellProps<Row> = Rows<Row> & { column: Column<Row>; isName: boolean }

function HeadCell<Row>({ column, isName, ...table }: HeadCellProps<Row>) {
  const { sort, order, onSort, selection } = table
  const widths = {
    width: ownWidth(column),
    ...(column.grows && { [`@container atrium-table (min-width: ${roomyWidth(table)}px)`]: { width: 'auto' } }),
  }
  const isSorted = column.sort !== undefined && column.sort === sort
  const key = column.sort
  const label = (
    <Box component="span" sx={cellText}>
      {column.label}
    </Box>
  )
  return (
    <TableCell
      {...(isName && { className: 'atrium-fixed' })}
      align={column.isNumeric ? 'right' : 'left'}
      sortDirection={isSorted ? order : false}
      sx={{ ...widths, ...(isName && fixedName(selection)) }}
    >
      {key === undefined ? (
        label
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? order : 'asc'}
          onClick={() => onSort(key, isSorted && order === 'asc' ? 'desc' : 'asc')}
          sx={{ maxWidth: '100%' }}
        >
          {label}
        </TableSortLabel>
      )}
    </TableCell>
  )
}
