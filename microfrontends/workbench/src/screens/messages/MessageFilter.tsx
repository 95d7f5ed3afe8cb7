import { Box, Tab, Tabs } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { useSearchParams } from 'react-router'

/** All messages or the unread ones; the choice is part of the address. */
export function useUnreadOnly() {
  const [search] = useSearchParams()
  return search.get('show') === 'unread'
}

export function MessageFilter() {
  const t = useText()
  const isUnreadOnly = useUnreadOnly()
  const [, setSearch] = useSearchParams()
  const handleChange = (_event: unknown, show: 'all' | 'unread') =>
    setSearch((search) => {
      if (show === 'unread') search.set('show', show)
      else search.delete('show')
      return search
    })
  return (
    <Box sx={{ flex: '1 1 auto' }}>
      <Tabs value={isUnreadOnly ? 'unread' : 'all'} onChange={handleChange} aria-label={t('messages.filter')}>
        <Tab value="all" label={t('messages.filterAll')} />
        <Tab value="unread" label={t('messages.filterUnread')} />
      </Tabs>
    </Box>
  )
}
