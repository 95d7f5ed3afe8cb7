import { joinPath } from '@atrium/shared-utility/model'
import { usePortal, useText } from '@atrium/shared-utility/react'
import { Box, Button } from '@mui/material'

/** What stays open to every signed-in person: another enterprise by its invitation, and their own account. */
export function WaysOn() {
  const t = useText()
  const portal = usePortal()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="outlined" onClick={() => void portal.navigate(joinPath)}>
        {t('enterprises.join')}
      </Button>
      <Button onClick={() => void portal.navigate('/user/profile')}>{t('profile.title')}</Button>
    </Box>
  )
}
