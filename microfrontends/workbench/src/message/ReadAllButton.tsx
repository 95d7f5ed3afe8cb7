import { Button } from '@mui/material'
import { usePortal, useText } from '@atrium/shared-utility/react'
import { useRead } from './use-read.ts'

type Props = {
  /** True where nothing is unread. */
  isOff?: boolean
}

export function ReadAllButton({ isOff = false }: Props) {
  const t = useText()
  const portal = usePortal()
  const { isPending, read } = useRead()
  const handleClick = async () => {
    if (await read({})) portal.announce(t('messages.allRead'))
  }
  return (
    <Button size="small" loading={isPending} disabled={isOff} onClick={handleClick}>
      {t('messages.readAll')}
    </Button>
  )
}
