import type { DraftAppRole, EntityPolicy } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Section, visuallyHidden } from '@atrium/shared-utility/ui'
import { Box, ButtonBase, Typography } from '@mui/material'
import { labelIn } from '../../../label-in.ts'
import type { Draft } from '../use-draft.ts'
import type { DesignAddress } from '../use-design-address.ts'

type Props = { draft: Draft; address: DesignAddress }

/** The rights of all roles in one picture: a row for each table, a column for each role; each cell leads to its rights. */
export function RoleMatrix({ draft: { entities, roles }, address }: Props) {
  const t = useText()
  const lang = useLang()
  if (entities.length === 0 || roles.length === 0) return null
  return (
    <Section title={t('matrix.title')} note={t('matrix.help')}>
      <Box sx={{ overflowX: 'auto', minWidth: 0 }}>
        <Box component="table" sx={grid}>
          <thead>
            <tr>
              <Box component="td" sx={corner} />
              {roles.map(({ uid, body }) => (
                <th key={uid} scope="col">
                  {labelIn(lang, body)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entities.map((entity) => (
              <tr key={entity.uid}>
                <th scope="row">{labelIn(lang, entity.body)}</th>
                {roles.map((role) => (
                  <td key={role.uid}>
                    <Cell
                      role={role}
                      policy={role.body.entities.find((one) => one.entity === entity.uid)}
                      table={labelIn(lang, entity.body)}
                      onOpen={() => address.openRights(role.uid, entity.uid)}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </Box>
      </Box>
    </Section>
  )
}

type CellProps = { role: DraftAppRole; policy: EntityPolicy | undefined; table: string; onOpen: () => void }

function Cell({ role, policy, table, onOpen }: CellProps) {
  const t = useText()
  const name = t('role.tableRights', { name: labelIn(useLang(), role.body), table })
  const isClosed = policy === undefined || policy.acts.length === 0
  const acts = isClosed ? t('role.closed') : policy.acts.map((act) => t(`matrix.${act}`)).join(' · ')
  const limited = isClosed ? 0 : Object.keys(policy.fields).length
  const rows = !isClosed && policy.acts.includes('read') ? t(`rows.${policy.rows}`) : ''
  const limits = [rows, limited > 0 && t('matrix.limited', { count: limited })].filter(Boolean).join(' · ')
  return (
    <ButtonBase onClick={onOpen} sx={cell}>
      <span style={visuallyHidden}>{name}</span>
      <Typography component="span" variant="body2" color={isClosed ? 'textSecondary' : undefined}>
        {acts}
      </Typography>
      {limits !== '' && (
        <Typography component="span" variant="caption" color="textSecondary">
          {limits}
        </Typography>
      )}
    </ButtonBase>
  )
}

const grid = {
  borderCollapse: 'collapse',
  '& th, & td': { border: 1, borderColor: 'divider', p: 0, height: 1, minWidth: 120, maxWidth: 240 },
  '& th': { p: 2, textAlign: 'start', fontWeight: 500, fontSize: '0.8125rem', overflowWrap: 'anywhere' },
} as const

const corner = { borderTopColor: 'transparent !important', borderInlineStartColor: 'transparent !important' }

const cell = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  justifyContent: 'flex-start',
  width: '100%',
  height: '100%',
  minHeight: 44,
  p: 2,
  textAlign: 'start',
  '&:hover': { backgroundColor: 'action.hover' },
} as const
