import {
  Checkbox,
  Link,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material'
import { Link as RouterLink } from 'react-router'
import { visuallyHidden } from './visually-hidden.ts'
import type { Rows } from './rows.ts'
import type { Column } from './column.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectAll, SelectRow } from './selection.tsx'
import { useRowKeys } from './use-row-keys.ts'
import { useTableWords } from './words.ts'

/** The rows as a table with a head that stays in sight. Without rows it draws their skeleton. */
export function TableRows<Row>(props: Rows<Row>) {
  const words = useTableWords()
  return (
    <Table stickyHeader aria-label={props.label} aria-busy={!props.rows} sx={shapeOf(props)}>
      <caption style={visuallyHidden}>{words('keys')}</caption>
      <Head {...props} />
      {props.rows ? <Body {...props} rows={props.rows} /> : <SkeletonBody {...props} />}
    </Table>
  )
}

const rowHeights = {
  compact: { '& td, & th': { height: 40, py: 0 } },
  comfortable: { '& td, & th': { height: 56, py: 3 } },
}

/** Widths come from the head alone, so that no column moves when the rows arrive. */
function shapeOf<Row>({ columns, density }: Rows<Row>) {
  return { tableLayout: 'fixed', minWidth: columns.length * 132, ...rowHeights[density] }
}

function Head<Row>(props: Rows<Row>) {
  const words = useTableWords()
  return (
    <TableHead>
      <TableRow>
        {props.selection && (
          <TableCell padding="checkbox" sx={{ width: 56 }}>
            <SelectAll rows={props.rows ?? []} keyOf={props.keyOf} selection={props.selection} />
          </TableCell>
        )}
        {props.columns.map((column) => (
          <HeadCell key={column.key} column={column} {...props} />
        ))}
        {props.actions && (
          <TableCell sx={{ width: 56 }}>{<span style={visuallyHidden}>{words('actions')}</span>}</TableCell>
        )}
      </TableRow>
    </TableHead>
  )
}

function HeadCell<Row>({ column, sort, order, onSort }: Rows<Row> & { column: Column<Row> }) {
  const isSorted = column.sort !== undefined && column.sort === sort
  const key = column.sort
  return (
    <TableCell
      align={column.isNumeric ? 'right' : 'left'}
      sortDirection={isSorted ? order : false}
      sx={{ width: column.width }}
    >
      {key === undefined ? (
        column.label
      ) : (
        <TableSortLabel
          active={isSorted}
          direction={isSorted ? order : 'asc'}
          onClick={() => onSort(key, isSorted && order === 'asc' ? 'desc' : 'asc')}
        >
          {column.label}
        </TableSortLabel>
      )}
    </TableCell>
  )
}

function Body<Row>({
  rows,
  columns,
  keyOf,
  nameOf,
  openAt,
  actions,
  selection,
  onOpen,
}: Rows<Row> & { rows: readonly Row[] }) {
  const rowKeys = useRowKeys(rows.map(keyOf), onOpen)
  return (
    <TableBody>
      {rows.map((row) => (
        <TableRow key={keyOf(row)} hover {...rowKeys(keyOf(row))}>
          {selection && (
            <TableCell padding="checkbox">
              <SelectRow name={nameOf(row)} rowKey={keyOf(row)} selection={selection} />
            </TableCell>
          )}
          {columns.map((column, index) => (
            <TableCell key={column.key} align={column.isNumeric ? 'right' : 'left'} sx={{ overflowWrap: 'anywhere' }}>
              {index === 0 && openAt ? (
                <Link component={RouterLink} to={openAt(row)} sx={{ fontWeight: 500 }}>
                  {column.render(row)}
                </Link>
              ) : (
                column.render(row)
              )}
            </TableCell>
          ))}
          {actions && (
            <TableCell padding="none" align="center">
              <RowMenu name={nameOf(row)} actions={actions(row)} />
            </TableCell>
          )}
        </TableRow>
      ))}
    </TableBody>
  )
}

function SkeletonBody<Row>({ columns, size, actions, selection }: Rows<Row>) {
  return (
    <TableBody aria-hidden>
      {Array.from({ length: Math.min(size, 12) }, (_, row) => (
        <TableRow key={row}>
          {selection && (
            <TableCell padding="checkbox">
              <Checkbox size="small" disabled />
            </TableCell>
          )}
          {columns.map((column, index) => (
            <TableCell key={column.key}>
              <Skeleton width={`${40 + ((row * 7 + index * 13) % 5) * 12}%`} />
            </TableCell>
          ))}
          {actions && <TableCell />}
        </TableRow>
      ))}
    </TableBody>
  )
}
