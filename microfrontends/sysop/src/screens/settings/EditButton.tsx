import { useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Button } from '@mui/material'

/** Opens the form of one setting; there are several on the page, so each names its own. */
export function EditButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useText()
  return (
    <Button
      variant="outlined"
      aria-label={t('settings.editOf', { name })}
      startIcon={<Icon name="edit" size={16} />}
      onClick={onClick}
    >
      {t('settings.edit')}
    </Button>
  )
}
