import { MenuItem, TextField } from '@mui/material'
import { UserType, type MessageType } from '@atrium/shared-utility/contract'
import { useSession, useText } from '@atrium/shared-utility/react'
import { useSearchParams } from 'react-router'

const types: readonly MessageType[] = ['message', 'announcement', 'mention', 'request', 'answer', 'deputy']

/** The one type that is shown; the choice is part of the address. Undefined: all. */
export function useMessageType(): MessageType | undefined {
  const [search] = useSearchParams()
  return types.find((type) => type === search.get('type'))
}

export function MessageTypes() {
  const t = useText()
  const chosen = useMessageType()
  const [, setSearch] = useSearchParams()
  const { user_type: userType } = useSession()
  const offered = types.filter((type) => type !== 'request' || userType === UserType.administrator)
  const handleChange = (type: string) =>
    setSearch((search) => {
      if (type === '') search.delete('type')
      else search.set('type', type)
      return search
    })
  return (
    <TextField
      select
      fullWidth={false}
      size="small"
      label={t('messages.type')}
      value={chosen ?? ''}
      onChange={({ target }) => handleChange(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ minWidth: 160 }}
    >
      <MenuItem value="">{t('messages.type.all')}</MenuItem>
      {offered.map((type) => (
        <MenuItem key={type} value={type}>
          {t(`messages.type.${type}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
