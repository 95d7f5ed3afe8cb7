import { useLang, useText } from '@atrium/shared-utility/react'
import { EmptyState, Icon } from '@atrium/shared-utility/ui'
import { Box, Button, List, ListItem, ListItemButton, ListItemText, Typography } from '@mui/material'
import { useId } from 'react'
import { labelIn } from '../../../label-in.ts'
import type { Draft, DraftSaver } from '../use-draft.ts'
import type { DesignAddress } from '../use-design-address.ts'
import { RoleDialogs } from './RoleDialogs.tsx'
import { RoleMatrix } from './RoleMatrix.tsx'
import { RoleMembers } from './RoleMembers.tsx'
import { RolePreview } from './RolePreview.tsx'
import { RoleRights } from './RoleRights.tsx'

type Props = { draft: Draft; saver: DraftSaver; address: DesignAddress }

/** The roles of an application; of the one that is chosen, what it may do and who is in it. */
export function RolesPart({ draft, saver, address }: Props) {
  const t = useText()
  const lang = useLang()
  const titleId = useId()
  const chosen = draft.roles.find(({ uid }) => uid === address.role) ?? draft.roles[0]
  const add = (
    <Button size="small" startIcon={<Icon name="add" size={16} />} onClick={() => address.open('addRole')}>
      {t('role.add')}
    </Button>
  )
  return (
    <Box sx={places}>
      <Box component="nav" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
        <Typography id={titleId} variant="h2" sx={{ mb: 2 }}>
          {t('roles.title')}
        </Typography>
        <List dense disablePadding aria-labelledby={titleId} hidden={draft.roles.length === 0}>
          {draft.roles.map(({ uid, body }) => (
            <ListItem key={uid} disablePadding>
              <ListItemButton
                selected={uid === chosen?.uid}
                aria-current={uid === chosen?.uid}
                onClick={() => address.showRole(uid)}
                sx={{ borderRadius: '6px', minHeight: 44 }}
              >
                <ListItemText
                  primary={labelIn(lang, body)}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
        {draft.roles.length > 0 && add}
      </Box>
      <Box sx={{ display: 'grid', gap: 4, minWidth: 0 }}>
        <RoleMatrix draft={draft} address={address} />
        {chosen === undefined ? (
          <EmptyState icon="users" title={t('roles.none')} description={t('roles.noneHelp')} action={add} />
        ) : (
          <>
            <RoleRights role={chosen} draft={draft} address={address} />
            <RoleMembers key={chosen.uid} appId={draft.id} role={chosen} address={address} />
            {/* Asked anew once anything of the draft has changed. */}
            <RolePreview key={`${chosen.uid} ${draft.updatedAt}`} appId={draft.id} role={chosen} />
          </>
        )}
      </Box>
      <RoleDialogs draft={draft} chosen={chosen} saver={saver} address={address} />
    </Box>
  )
}

const places = {
  display: 'grid',
  gap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
} as const
