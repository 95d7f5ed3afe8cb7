import { Box } from '@mui/material'
import { useText } from '@atrium/shared-utility/react'
import { DebouncedField, Icon } from '@atrium/shared-utility/ui'
import { useSearchText } from './use-search-text.ts'

/** Searches applications by their names, also by pinyin. */
export function SearchField() {
  const t = useText()
  const [q, setQ] = useSearchText()
  return (
    <Box sx={{ maxWidth: 320 }}>
      <DebouncedField
        label={t('applications.search')}
        value={q}
        onChange={setQ}
        icon={<Icon name="search" size={16} />}
      />
    </Box>
  )
}
