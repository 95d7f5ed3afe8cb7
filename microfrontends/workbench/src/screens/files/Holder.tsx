import type { FileRow } from '@atrium/shared-utility/contract'
import { PortalLink, type Translate, useText } from '@atrium/shared-utility/react'
import { Link } from '@mui/material'
import { placeOf } from './link-of.ts'

/** Where a file is, as a link to it. */
export function Holder({ row }: { row: FileRow }) {
  const t = useText()
  return (
    <Link component={PortalLink} href={placeOf(row)}>
      {holderText(row, { t })}
    </Link>
  )
}

export function holderText({ holder }: FileRow, { t }: { t: Translate }) {
  const title = holder.title || t('file.untitled')
  return holder.kind === 'record' ? [title, holder.application, holder.table].join(' · ') : title
}
