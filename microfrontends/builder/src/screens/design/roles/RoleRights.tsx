import type { DraftAppRole, EntityPolicy } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Icon, Section } from '@atrium/shared-utility/ui'
import { Box, Button, IconButton, Typography } from '@mui/material'
import { labelIn } from '../../../label-in.ts'
import type { Draft } from '../use-draft.ts'
import type { DesignAddress } from '../use-design-address.ts'

type Props = { role: DraftAppRole; draft: Draft; address: DesignAddress }

/** What a role may do, table by table. */
export function RoleRights({ role: { uid, body }, draft, address }: Props) {
  const t = useText()
  const lang = useLang()
  const name = labelIn(lang, body)

  function factsOf(policy: EntityPolicy | undefined) {
    if (policy === undefined || policy.acts.length === 0) return t('role.closed')
    const acts = policy.acts.map((act) => t(`act.${act}`))
    const rows = policy.acts.includes('read') ? [t(`rows.${policy.rows}`)] : []
    return [...acts, ...rows].join(' · ')
  }

  return (
    <Section title={t('role.rights', { name })}>
      <Box component="ul" aria-label={t('role.rights', { name })} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {draft.entities.map((entity) => {
          const table = labelIn(lang, entity.body)
          const label = t('role.editRights', { table })
          return (
            <Box component="li" key={entity.uid} sx={row}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>{table}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {factsOf(body.entities.find((one) => one.entity === entity.uid))}
                </Typography>
              </Box>
              <IconButton aria-label={label} title={label} onClick={() => address.open('roleRights', uid, entity.uid)}>
                <Icon name="edit" />
              </IconButton>
            </Box>
          )
        })}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button size="small" aria-label={t('role.edit', { name })} onClick={() => address.open('editRole', uid)}>
          {t('role.editTitle')}
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={t('role.delete', { name })}
          onClick={() => address.open('deleteRole', uid)}
        >
          {t('delete')}
        </Button>
      </Box>
    </Section>
  )
}

const row = { display: 'flex', alignItems: 'center', gap: 2, py: 2, borderTop: 1, borderColor: 'divider' }
