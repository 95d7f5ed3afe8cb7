import { Box, ButtonBase, Typography } from '@mui/material'
import type { Waiting } from '@atrium/shared-utility/contract'
import { PortalLink, useFormat, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, Icon } from '@atrium/shared-utility/ui'
import { CountPill } from '../card/CountPill.tsx'
import { rowLink } from '../card/rows.ts'

/** One application with what waits, and the way there. */
export function TodoRow({ todo, href }: { todo: Waiting; href: string }) {
  const t = useText()
  const format = useFormat()
  const { kind, applicationId, name, icon, color, count, since } = todo
  return (
    <li>
      <ButtonBase component={PortalLink} href={href} sx={rowLink}>
        <ApplicationIcon id={applicationId} name={name} icon={icon} color={color} />
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
