import { Box, Card } from '@mui/material'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { RowAction } from '../data-table/column.ts'
import { RowMenu } from '../data-table/RowMenu.tsx'
import type { Crumb } from '../display/Breadcrumbs.tsx'
import { PageHeader } from '../display/PageHeader.tsx'
import { useCopyLink } from './use-copy-link.ts'
import { neighboursOf } from '../data-table/walk.ts'
import { WalkButtons } from './WalkButtons.tsx'

type Props = {
  name: string
  trail: readonly Crumb[]
  /** The one state that counts, as a chip. */
  state?: ReactNode
  /** A quiet line beside the state. */
  note?: ReactNode
  /** The act that is done most, as a button. */
  actions?: ReactNode
  /** What is done more rarely, in the menu, after the link that is copied. */
  more?: readonly RowAction[]
  /** At the lower edge of the band: the tabs. */
  children?: ReactNode
}

/** The band at the head of a record: what it is called, how it stands, and what can be done with it. */
export function RecordHead({ name, trail, state, note, actions, more = [], children }: Props) {
  const copyLink = useCopyLink()
  const { pathname, state: linkState } = useLocation()
  const list = neighboursOf(linkState, pathname)?.list
  // The way up leads to the list as it was left: filtered, sorted, on the same page.
  const isList = ({ href }: Crumb) => list !== undefined && list.split('?')[0] === href
  const way = trail.map((crumb) => (isList(crumb) ? { ...crumb, href: list ?? crumb.href } : crumb))
  const description = (state !== undefined || note !== undefined) && (
    <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 4, maxWidth: '100%' }}>
      {state}
      {note}
    </Box>
  )
  return (
    <Card sx={{ px: 4, pt: 4, mb: 4 }}>
      <PageHeader
        title={name}
        description={description}
        trail={way}
        actions={
          <>
            <WalkButtons />
            {actions}
            <RowMenu name={name} actions={[copyLink, ...more]} />
          </>
        }
      />
      {children}
    </Card>
  )
}
