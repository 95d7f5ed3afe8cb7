import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { visuallyHidden } from '../../ui/index.ts'
import { knownMoments, wholeHeight, type ChartData } from './chart-data.ts'

type Props = {
  label: string
  data: ChartData
  when: string
  sayWhen: (moment: Date) => string
  /** False where the chart is seen: then the table is for people who do not see it. */
  isSeen: boolean
}

/** The numbers of a chart, as tall as the chart. */
export function ChartTable({ label, data, when, sayWhen, isSeen }: Props) {
  const { at, series, say } = data
  const said = (value: number | null | undefined) => (typeof value === 'number' ? say(value) : '—')
  return (
    <Box {...(isSeen ? { sx: seen, tabIndex: 0, role: 'region', 'aria-label': label } : { style: visuallyHidden })}>
      <Table stickyHeader={isSeen} size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{when}</TableCell>
            {series.map((one) => (
              <TableCell key={one.label} align="right">
                {one.label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {knownMoments(data).map((index) => (
            <TableRow key={index}>
              <TableCell component="th" scope="row">
                {sayWhen(at[index] ?? new Date(0))}
              </TableCell>
              {series.map((one) => (
                <TableCell key={one.label} align="right">
                  {said(one.values[index])}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

const seen = {
  height: wholeHeight,
  overflow: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { whiteSpace: 'nowrap' },
}
