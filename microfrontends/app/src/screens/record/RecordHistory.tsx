import type { AppRecord, CallOutput } from '@atrium/shared-utility/contract'
import { useCall, useFormat, useLang, useText } from '@atrium/shared-utility/react'
import { ListSkeleton, ProblemNotice, Section } from '@atrium/shared-utility/ui'
import { Box, Typography } from '@mui/material'
import { labelIn } from '../../fields/label-in.ts'
import type { Say } from '../../fields/use-say.ts'
import type { Opened } from '../../opened/OpenedApp.tsx'

type Props = Opened & { record: AppRecord; say: Say }

/** Who changed what and when, newest first; at the end who made it. */
export function RecordHistory({ app, entity, record, say }: Props) {
  const t = useText()
  const format = useFormat()
  const history = useCall('listRecordHistory', { appId: app.id, entity: entity.key, id: record.id })
  return (
    <Section title={t('history.title')}>
      {history.status === 'failed' && <ProblemNotice size="line" problem={history.problem} onRetry={history.reload} />}
      {history.status === 'loading' && <ListSkeleton rows={2} />}
      {history.status === 'done' && (
        <Box
          component="ol"
          aria-label={t('history.title')}
          sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 3 }}
        >
          {history.data.map((step, index) => (
            <li key={`${step.at} ${index}`}>
              <Step step={step} fields={entity.fields} say={say} />
            </li>
          ))}
          <li>
            <Typography>{t('history.added', { by: record.createdBy })}</Typography>
            <Typography variant="body2" color="textSecondary">
              {format.dateTime(record.createdAt)}
            </Typography>
          </li>
        </Box>
      )}
    </Section>
  )
}

type StepProps = {
  step: CallOutput<'listRecordHistory'>[number]
  fields: Opened['entity']['fields']
  say: Say
}

function Step({ step: { at, by, what, before, after }, fields, say }: StepProps) {
  const t = useText()
  const lang = useLang()
  const format = useFormat()
  const changed = fields.filter(({ key }) => key in after)
  return (
    <>
      <Typography>{t(`history.${what}`, { by })}</Typography>
      <Typography variant="body2" color="textSecondary">
        {format.dateTime(at)}
      </Typography>
      {changed.map((field) => (
        <Typography key={field.uid} variant="body2" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
          {t('history.value', {
            field: labelIn(lang, field),
            before: say(field, before[field.key]),
            after: say(field, after[field.key]),
          })}
        </Typography>
      ))}
    </>
  )
}
