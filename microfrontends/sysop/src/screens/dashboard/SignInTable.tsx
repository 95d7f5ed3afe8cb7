import { useFormat, useText } from '@atrium/shared-utility/react'
import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import type { Bucket, Span } from './sign-in-spans.ts'

/** The numbers of the chart, for whoever does not see it: beside it on the screen it would say the same twice. */
export function SignInTable({ buckets, span }: { buckets: readonly Bucket[]; span: Span }) {
  const t = useText()
  const format = useFormat()
  const when = (from: Date) => (span === 'day' ? format.dateTime(from) : format.date(from))
  return (
    <div style={unseen}>
      <Table aria-label={t(`dashboard.table.${span}`)}>
        <TableHead>
          <TableRow>
            <TableCell>{t('dashboard.when')}</TableCell>
            <TableCell>{t('dashboard.ok')}</TableCell>
            <TableCell>{t('dashboard.denied')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {buckets.map(({ from, ok, denied }) => (
            <TableRow key={from.getTime()}>
              <TableCell component="th" scope="row">
                {when(from)}
              </TableCell>
              <TableCell>{format.number(ok)}</TableCell>
              <TableCell>{format.number(denied)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  )
}

const unseen = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const
