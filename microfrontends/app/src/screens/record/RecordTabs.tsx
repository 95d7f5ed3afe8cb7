import { useText } from '@atrium/shared-utility/react'
import { Box, Tab, Tabs } from '@mui/material'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'

export const recordTabs = ['facts', 'related'] as const
type RecordTab = (typeof recordTabs)[number]

/** Which part of the record the address shows, of those that there are. */
export function useRecordTab(tabs: readonly RecordTab[]) {
  const [params] = useSearchParams()
  return tabs.find((tab) => tab === params.get('tab')) ?? 'facts'
}

type Props = { tabs: readonly RecordTab[]; shown: RecordTab }

/** The parts of a record; nothing to choose where there is only one. */
export function RecordTabs({ tabs, shown }: Props) {
  const t = useText()
  const [, setParams] = useSearchParams()
  const handleChange = (_event: unknown, tab: RecordTab) =>
    setParams(tab === 'facts' ? {} : { tab }, { preventScrollReset: true })
  if (tabs.length < 2) return null
  return (
    <Tabs value={shown} onChange={handleChange} aria-label={t('record.parts')}>
      {tabs.map((tab) => (
        <Tab key={tab} value={tab} id={tabId(tab)} aria-controls={panelId} label={t(`record.${tab}`)} />
      ))}
    </Tabs>
  )
}

const panelId = 'record-panel'
const tabId = (tab: RecordTab) => `record-tab-${tab}`

/** What the chosen tab shows. */
export function RecordPanel({ tabs, shown, children }: Props & { children: ReactNode }) {
  const panel = tabs.length < 2 ? {} : { id: panelId, role: 'tabpanel', 'aria-labelledby': tabId(shown) }
  return (
    <Box {...panel} sx={{ display: 'grid', gap: 4 }}>
      {children}
    </Box>
  )
}
