import { Box, Checkbox, Link, Skeleton, TableBody, TableCell, TableRow } from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { cellText } from './cell-text.ts'
import type { Column } from './column.ts'
import { RowMenu } from './RowMenu.tsx'
import type { Rows } from './rows.ts'
import { SelectRow } from './selection.tsx'
import { fixedCheckbox, fixedMenu, fixedName } from './table-shape.ts'
import { useRowKeys } from './use-row-keys.ts'

/** The rows, each on one line. */
export function TableBodyRows<Row>(props: Rows<Row> & { rows: readonly Row[] }) {
  const { rows, columns, keyOf, nameOf, actions, selection, onOpen } = props
  const rowKeys = useRowKeys(rows.map(keyOf), onOpen)
  return (
    <TableBody>
      {rows.map((row) => (
        <TableRow key={keyOf(row)} hover {...rowKeys(keyOf(row))}>
          {selection && (
            <TableCell className="atrium-fixed" padding="checkbox" sx={fixedCheckbox}>
              <SelectRow name={nameOf(row)} rowKey={keyOf(row)} selection={selection} />
            </TableCell>
          )}
          {columns.map((column, index) => (
            <TableCell key={column.key} {...cellProps(props, index)}>
              <Cell {...props} row={row} column={column} isName={index === 0} />
            </TableCell>
          ))}
          {actions && (
            <TableCell className="atrium-fixed" padding="none" align="center" sx={fixedMenu}>
              <RowMenu name={nameOf(row)} actions={actions(row)} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  )
}

type CellProps<Row> = Pick<Rows<Row>, 'openAt' | 'linkState'> & { row: Row; column: Column<Row>; isName: boolean }

function Cell<Row>({ row, column, isName, openAt, linkState }: CellProps<Row>) {
  const path = (isName && openAt?.(row)) || null
  return (
    <Box component="span" sx={cellText}>
      {path !== null ? (
        <Link component={RouterLink} to={path} state={linkState}>
          {column.render(row)}
        </Link>
      ) : (
        column.render(row)
      )}
    </Box>
  )
}

/** Cells can be stepped through with the arrow keys, so that what is cut can be read without a pointer. */
function cellProps<Row>({ columns, selection }: Rows<Row>, index: number) {
  const align = columns[index]?.isNumeric ? ('right' as const) : ('left' as const)
  return index === 0
    ? { align, tabIndex: -1, className: 'atrium-fixed', sx: fixedName(selection) }
    : { align, tabIndex: -1 }
}

/** Stands where the rows will be. */
export function SkeletonRows<Row>(props: Rows<Row>) {
  const { columns, size, actions, selection } = props
  return (
    <TableBody aria-hidden>
      {Array.from({ length: Math.min(size, 12) }, (_, row) => (
        <TableRow key={row}>
          {selection && (
            <TableCell className="atrium-fixed" padding="checkbox" sx={fixedCheckbox}>
              <Checkbox size="small" disabled />
            </TableCell>
          )}
          {columns.map((column, index) => (
            <TableCell key={column.key} {...(index === 0 && { sx: fixedName(selection) })}>
              <Skeleton width={`${40 + ((row * 7 + index * 13) % 5) * 12}%`} />
            </TableCell>
          ))}
          {actions && <TableCell sx={fixedMenu} />}
        </TableRow>
      ))}
    </TableBody>
  )
}
