import { Box } from '@mui/material'
import type { ComponentProps, ReactNode } from 'react'
import { RecordHead } from './RecordHead.tsx'
import { RecordPanel, type RecordPart, RecordTabs, useRecordTabs } from './RecordTabs.tsx'

type Props = Omit<ComponentProps<typeof RecordHead>, 'children'> & {
  /** Its facts come first. */
  parts: readonly RecordPart[]
  /** Stands between the band and the parts: what has to be known first. */
  notice?: ReactNode
  /** Beside the part where there is room, else below it. */
  aside?: ReactNode
}

/**
 * The page of one record: a band with its name, its state and what can be done; its parts as tabs in the address; what
 * happened at the side. On a phone all of it is one column.
 */
export function RecordPage({ parts, notice, aside, ...head }: Props) {
  const tabs = useRecordTabs(parts)
  return (
    <>
      <RecordHead {...head}>
        <RecordTabs tabs={tabs} name={head.name} />
      </RecordHead>
      {notice}
      <Box sx={aside ? columns : {}}>
        <RecordPanel tabs={tabs} />
        {aside}
      </Box>
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
}
