import { Box, Tab, Tabs } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { useTabInSight } from './use-tab-in-sight.ts'
import { useRecordWords } from './words.ts'

/** One part of a record. */
export type RecordPart = { key: string; label: string; content: ReactNode }

/** Which part of the record the address shows; the first, where it names none that there is. */
export function useRecordTabs(parts: readonly RecordPart[]) {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const panelId = useId()
  const shown = parts.find(({ key }) => key === params.get('tab')) ?? parts[0]
  // What the list of one part has in the address says nothing in another one.
  const show = (key: string) =>
    setParams(key === parts[0]?.key ? {} : { tab: key }, { preventScrollReset: true, state })
  return { parts, shown, show, panelId }
}

type Props = { tabs: ReturnType<typeof useRecordTabs>; name: string }

/** The parts of a record; nothing to choose where there is only one. */
export function RecordTabs({ tabs: { parts, shown, show, panelId }, name }: Props) {
  const words = useRecordWords()
  const chosen = useTabInSight()
  if (parts.length < 2 || shown === undefined) return null
  return (
    <Tabs
      value={shown.key}
      onChange={(_event, key: string) => show(key)}
      variant="scrollable"
      allowScrollButtonsMobile
      aria-label={words('parts', { name })}
    >
      {parts.map(({ key, label }) => (
        <Tab
          key={key}
          value={key}
          id={`${panelId}-${key}`}
          aria-controls={panelId}
          label={label}
          ref={key === shown.key ? chosen : undefined}
        />
      ))}
    </Tabs>
  )
}

/** What the chosen tab shows. */
export function RecordPanel({ tabs: { parts, shown, panelId } }: Pick<Props, 'tabs'>) {
  if (shown === undefined) return null
  const panel = parts.length < 2 ? {} : { id: panelId, role: 'tabpanel', 'aria-labelledby': `${panelId}-${shown.key}` }
  return (
    <Box key={shown.key} {...panel} sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {shown.content}
    </Box>
  )
}
