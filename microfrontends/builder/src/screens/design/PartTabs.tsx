import { useText } from '@atrium/shared-utility/react'
import { ToggleButton, ToggleButtonGroup } from '@mui/material'
import type { DesignAddress } from './use-design-address.ts'

/** The parts of a design: its tables, or its roles. */
export function PartTabs({ address }: { address: DesignAddress }) {
  const t = useText()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('parts.label')}
      value={address.view}
      onChange={(_, view: 'tables' | 'roles' | null) => view !== null && address.showPart(view)}
      // The gray that the library gives what is not chosen is too light on the ground of the page.
      sx={{ mb: 4, '& .MuiToggleButton-root': { color: 'text.secondary' } }}
    >
      <ToggleButton value="tables">{t('tables.title')}</ToggleButton>
      <ToggleButton value="roles">{t('roles.title')}</ToggleButton>
    </ToggleButtonGroup>
  )
}
