import type { CallOutput } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { colleaguePath, NameIn } from '@atrium/shared-utility/ui'
import { Typography } from '@mui/material'
import { labelIn } from '../../../fields/label-in.ts'
import type { Say } from '../../../fields/use-say.ts'
import type { Opened } from '../../../opened/OpenedApp.tsx'

type Props = {
  step: CallOutput<'listRecordHistory'>[number]
  fields: Opened['entity']['fields']
  say: Say
}

/** What was done, and which values it changed. */
export function HistoryStep({ step: { byId, by, what, before, after }, fields, say }: Props) {
  const t = useText()
  const lang = useLang()
  const changed = fields.filter(({ key }) => key in after)
  return (
    <>
      <Typography>
        <NameIn say={(name) => t(`history.${what}`, { by: name })} isOfPortal to={colleaguePath(byId)} text={by} />
      </Typography>
      {changed.map((field) => (
        <Typography key={field.uid} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
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
