import type { CallOutput } from '@atrium/shared-utility/contract'
import { PortalLink, useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { ApplicationIcon, Icon, ProblemNotice } from '@atrium/shared-utility/ui'
import { Box, Skeleton, Typography } from '@mui/material'
import type { ReactNode } from 'react'

/** The application or the record that a message names, as its reader may see it now. */
export function MessageCard({ card }: { card: string }) {
  const t = useText()
  const [appId = '', entity, id] = card.split('/')
  const record = entity === undefined || id === undefined ? {} : { entity, id }
  const found = useCall('getRecordCard', { appId, ...record }, { shares: true })
  if (found.status === 'loading')
    return (
      <Frame>
        <Skeleton width={180} />
        <Skeleton width={120} />
      </Frame>
    )
  if (found.status === 'failed' && !isClosed(found.problem))
    return <ProblemNotice size="line" problem={found.problem} onRetry={found.reload} />
  if (found.status === 'failed')
    return (
      <Frame>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', color: 'text.secondary' }}>
          <Icon name="lock" size={16} />
          <Typography variant="body2">{t(id === undefined ? 'card.closedApp' : 'card.closedRecord')}</Typography>
        </Box>
      </Frame>
    )
  return <Shown card={card} appId={appId} {...found.data} />
}

type ShownProps = CallOutput<'getRecordCard'> & { card: string; appId: string }

function Shown({ card, appId, app, icon, color, record }: ShownProps) {
  const t = useText()
  const title = record === null ? app : record.title || t('card.untitled')
  return (
    <Frame>
      <Typography variant="caption" color="textSecondary" component="div" sx={{ display: 'flex', gap: 2 }}>
        <ApplicationIcon id={appId} name={app} icon={icon} color={color} size={20} />
        {record === null ? t('card.app') : t('card.of', { app, table: record.table })}
      </Typography>
      <Typography
        component={PortalLink}
        href={`/app/${card}`}
        sx={{ fontWeight: 600, color: 'primary.main', overflowWrap: 'anywhere' }}
      >
        {title}
      </Typography>
      {record !== null && record.fields.length > 0 && <Fields fields={record.fields} />}
    </Frame>
  )
}

type Fields = NonNullable<CallOutput<'getRecordCard'>['record']>['fields']

function Fields({ fields }: { fields: Fields }) {
  const t = useText()
  const format = useFormat()
  const say = ({ kind, value }: Fields[number]) => {
    if (kind === 'date') return format.date(`${value}T00:00:00`)
    if (kind === 'dateTime') return format.dateTime(value)
    return kind === 'yesNo' ? t(value === 'true' ? 'card.yes' : 'card.no') : value
  }
  return (
    <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: 3 }}>
      {fields.map((field) => (
        <Box key={field.label} sx={{ display: 'contents' }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {field.label}
          </Typography>
          <Typography component="dd" variant="body2" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {say(field)}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        mt: 1,
        px: 3,
        py: 2,
        minWidth: { xs: 0, md: 240 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        whiteSpace: 'normal',
      }}
    >
      {children}
    </Box>
  )
}

/** The reader may not see it, or it is there no longer: which of the two is not said. */
function isClosed({ status }: { status: number }) {
  return status === 403 || status === 404
}
