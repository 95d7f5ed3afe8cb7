import type { CallOutput } from '@atrium/shared-utility/contract'
import { useFormat, useText } from '@atrium/shared-utility/react'
import { Section } from '@atrium/shared-utility/ui'
import { List, ListItem, ListItemText, Typography } from '@mui/material'

type ErrorRow = CallOutput<'getTelemetry'>['errors'][number]

/** What went wrong in browsers, what was seen most first. */
export function ErrorsSeen({ errors }: { errors: readonly ErrorRow[] }) {
  const t = useText()
  return (
    <Section title={t('telemetry.errors')} note={t('telemetry.errorsHelp')}>
      {errors.length === 0 ? (
        <Typography color="textSecondary">{t('telemetry.noErrors')}</Typography>
      ) : (
        <List dense disablePadding aria-label={t('telemetry.errors')}>
          {errors.map((error) => (
            <OneError key={`${error.version} ${error.kind} ${error.isOfVisitors} ${error.message}`} error={error} />
          ))}
        </List>
      )}
    </Section>
  )
}

function OneError({
  error: { version, kind, message, count, isOfVisitors, firstAt, lastAt, revision },
}: {
  error: ErrorRow
}) {
  const t = useText()
  const format = useFormat()
  const about = [
    t('telemetry.errorOf', { version, kind: t(`telemetry.kind.${kind}`), count }),
    t('telemetry.seen', { first: format.dateTime(firstAt), last: format.dateTime(lastAt), revision }),
    ...(isOfVisitors ? [t('telemetry.ofVisitors')] : []),
  ]
  return (
    <ListItem disableGutters>
      <ListItemText
        sx={{ overflowWrap: 'anywhere' }}
        primary={message === '' ? t('telemetry.otherErrors') : message}
        secondary={about.join(' · ')}
      />
    </ListItem>
  )
}
