import { Box, ButtonBase, Stack, Typography } from '@mui/material'
import type { Waiting } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { Icon, ListSkeleton, type IconName } from '@atrium/shared-utility/ui'
import { CallCard } from '../card/CallCard.tsx'
import { CardEmpty } from '../card/CardEmpty.tsx'
import { CountPill } from '../card/CountPill.tsx'
import { badge, plainList, rowLink } from '../card/rows.ts'

/** What waits for this person, by application, and the way to where it is done. */
export function TodoCard() {
  const t = useText()
  const todos = useCall('listTodos', {}, { keepPrevious: true })
  return (
    <CallCard
      title={t('todo.title')}
      state={todos}
      skeleton={<ListSkeleton rows={1} />}
      note={(all) => all.length > 0 && t('todo.count', { count: sumOf(all) })}
    >
      {(all) =>
        all.length > 0 ? (
          <Box component="ul" aria-label={t('todo.title')} sx={plainList}>
            {all.map((one) => (
              <TodoRow key={`${one.kind} ${one.applicationId}`} todo={one} />
            ))}
          </Box>
        ) : (
          <CardEmpty icon="check" title={t('todo.none')} description={t('todo.noneAdvice')} />
        )
      }
    </CallCard>
  )
}

function TodoRow({ todo }: { todo: Waiting }) {
  const t = useText()
  const format = useFormat()
  const { kind, applicationId, name, count, since } = todo
  return (
    <li>
      <ButtonBase component={PortalLink} href={hrefOf[kind](applicationId)} sx={rowLink}>
        <Stack aria-hidden="true" sx={badge}>
          <Icon name={icons[kind]} />
        </Stack>
        <Box component="span" sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography component="span" sx={{ display: 'block', fontWeight: 500, overflowWrap: 'anywhere' }}>
            {t(`todo.${kind}`, { name })}
          </Typography>
          <Typography component="span" variant="caption" color="textSecondary" title={format.dateTime(since)}>
            {t(`todo.${kind}Since`, { since: format.relative(since) })}
          </Typography>
        </Box>
        <CountPill count={count} label={t('todo.count', { count })} />
        <Box component="span" aria-hidden="true" sx={{ display: 'flex', color: 'text.secondary' }}>
          <Icon name="chevron" size={16} />
        </Box>
      </ButtonBase>
    </li>
  )
}

const icons = { request: 'user', draft: 'edit' } as const satisfies Record<Waiting['kind'], IconName>

const hrefOf: Record<Waiting['kind'], (applicationId: string) => string> = {
  request: () => '/enterprise/applications/requests?state=open',
  draft: (applicationId) => `/builder/${applicationId}`,
}

function sumOf(all: readonly Waiting[]) {
  return all.reduce((sum, { count }) => sum + count, 0)
}
