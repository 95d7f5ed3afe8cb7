import type { Department } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import {
  DebouncedField,
  Icon,
  Tree,
  useDepartmentName,
  type TreeIndex,
  type TreePlace,
} from '@atrium/shared-utility/ui'
import { Box, Button, Paper, Typography } from '@mui/material'
import { useState } from 'react'

type Props = {
  tree: TreeIndex<Department>
  /** Null for the whole enterprise. */
  currentId: string | null
  onSelect: (id: string | null) => void
  onPress: () => void
  onMove?: (department: Department, place: TreePlace) => void
  mostLevels: number
}

/** The departments with a search, and above them the enterprise as a whole. */
export function DepartmentTree({ tree, currentId, onSelect, onPress, onMove, mostLevels }: Props) {
  const t = useText()
  const nameOf = useDepartmentName()
  const [search, setSearch] = useState('')
  return (
    <Paper variant="outlined" sx={{ p: 2, display: 'grid', gap: 2 }}>
      <DebouncedField
        label={t('departments.search')}
        value={search}
        onChange={setSearch}
        icon={<Icon name="search" />}
      />
      <Button
        color="inherit"
        aria-pressed={currentId === null}
        startIcon={<Icon name="users" size={16} />}
        sx={{ justifyContent: 'flex-start', ...(currentId === null && { bgcolor: 'action.selected' }) }}
        onClick={() => {
          onSelect(null)
          onPress()
        }}
      >
        {t('departments.everybody')}
      </Button>
      <Box sx={{ overflowY: 'auto', maxHeight: { xs: '50dvh', md: 'calc(100dvh - 260px)' } }}>
        <Tree
          tree={tree}
          label={t('departments.title')}
          nameOf={nameOf}
          factsOf={(department) => <Facts department={department} />}
          currentId={currentId}
          onSelect={onSelect}
          onPress={onPress}
          {...(onMove && { onMove })}
          mostLevels={mostLevels}
          search={search}
        />
      </Box>
    </Paper>
  )
}

function Facts({ department: { people } }: { department: Department }) {
  const t = useText()
  if (people === 0) return null
  return (
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
    >
      {t('departments.people', { count: people })}
    </Typography>
  )
}
