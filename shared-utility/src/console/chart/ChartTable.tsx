import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Lines } from './draw-lines.ts'

type Props = { label: string; lines: Lines; when: string; sayWhen: (moment: Date) => string }

/** The numbers of a chart, for a person who does not see it: beside it on the screen it would say the same twice. */
export function ChartTable({ label, lines: { at, lines, say }, when, sayWhen }: Props) {
  const said = (value: number | null | undefined) => (typeof value === 'number' ? say(value) : '—')
  return (
    <div style={unseen}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>{when}</TableCell>
            {lines.map((line) => (
              <TableCell key={line.label}>{line.label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {at.map((moment, index) => (
            <TableRow key={moment.getTime()}>
              <TableCell component="th" scope="row">
                {sayWhen(moment)}
              </TableCell>
              {lines.map((line) => (
                <TableCell key={line.label}>{said(line.values[index])}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
