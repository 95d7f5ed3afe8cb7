import type { DraftEntity } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'
import { labelIn } from '../../label-in.ts'
import type { DesignAddress } from './use-design-address.ts'

type Props = { entities: readonly DraftEntity[]; chosen: string | undefined; address: DesignAddress }

/** The tables of the draft; the one that is chosen has its fields beside. */
export function TableList({ entities, chosen, address }: Props) {
  const t = useText()
  const lang = useLang()
  const titleId = useId()
  return (
    <Box component="nav" aria-labelledby={titleId}>
      <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
        {t('tables.title')}
      </Typography>
      <List dense disablePadding aria-labelledby={titleId} hidden={entities.length === 0}>
        {entities.map(({ uid, body }) => (
          <ListItem key={uid} disablePadding>
            <ListItemButton
              selected={uid === chosen}
              aria-current={uid === chosen}
              onClick={() => address.show(uid)}
              sx={{ borderRadius: '6px', minHeight: 44 }}
            >
              <ListItemText
                primary={labelIn(lang, body)}
                secondary={t('table.fields', { count: body.fields.length })}
                slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button size="small" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addTable')}>
        {t('table.add')}
      </Button>
    </Box>
  )
}
