import { Box, Table } from '@mui/material'
import { useRef } from 'react'
import { useCutText } from './CutText.tsx'
import type { Rows } from './rows.ts'
import { SkeletonRows, TableBodyRows } from './TableBodyRows.tsx'
import { TableHeadRow } from './TableHeadRow.tsx'
import { scrollPadding, tableShape } from './table-shape.ts'
import { useScrollEdges } from './use-scroll-edges.ts'
import { visuallyHidden } from '../display/visually-hidden.ts'
import { useTableWords } from './words.ts'

/**
 * The rows as a table that scrolls within its frame: the head stays in sight, and so do the column that names the
 * row and the row's menu. Without rows it draws their skeleton.
 */
export function TableRows<Row>(props: Rows<Row>) {
  const words = useTableWords()
  const scroller = useRef<HTMLDivElement>(null)
  const { handlers, tooltip } = useCutText()
  useScrollEdges(scroller)
  return (
    <Box ref={scroller} sx={{ ...frame, ...scrollPadding(props) }}>
      <Table stickyHeader aria-label={props.label} aria-busy={!props.rows} sx={tableShape(props)} {...handlers}>
        <caption style={visuallyHidden}>{words('keys')}</caption>
        <TableHeadRow {...props} />
        {props.rows ? <TableBodyRows {...props} rows={props.rows} /> : <SkeletonRows {...props} />}
      </Table>
      {tooltip}
    </Box>
  )
}

/** Its width decides which columns share what is left. */
const frame = {
  minHeight: 0,
  overflow: 'auto',
  borderRadius: 'inherit',
  containerType: 'inline-size',
  containerName: 'atrium-table',
} as const
