import type { CallOutput, PlanChange } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { Alert, Box, Typography } from '@mui/material'

type Props = {
  plan: Pick<CallOutput<'planPublish'>, 'changes' | 'problems'>
  /** What is said when no line of it changes. */
  nothing: string
}

/** What a plan changes, line by line, or what stands in its way. */
export function PlanOf({ plan: { changes, problems }, nothing }: Props) {
  const t = useText()
  const sayChange = useSayChange()
  if (problems.length > 0) {
    return (
      <Alert severity="warning">
        {t('publish.problems')}
        <Box component="ul" sx={{ m: 0, pl: 5 }}>
          {problems.map(({ what, uid, entity, entityLabel, field, fieldLabel, records = 0, option = '' }) => (
            <li key={`${what} ${uid} ${entity} ${field ?? ''}`}>
              {t(`obstacle.${what}`, { entity: entityLabel, field: fieldLabel, records, option })}
            </li>
          ))}
        </Box>
      </Alert>
    )
  }
  if (changes.length === 0) return <Typography>{nothing}</Typography>
  return (
    <Box component="ul" aria-label={t('publish.changes')} sx={{ m: 0, pl: 5, display: 'grid', gap: 1 }}>
      {changes.map((change) => (
        <li key={`${change.what} ${change.entity} ${change.field ?? ''}`}>{sayChange(change)}</li>
      ))}
    </Box>
  )
}

function useSayChange() {
  const t = useText()
  const lang = useLang()
  return ({ what, entityLabel, fieldLabel, records, was = '', names = '', acts = [], rows }: PlanChange) => {
    const said = acts.map((act) => t(`act.${act}`)).join(lang === 'zh-CN' ? '、' : ', ')
    const which = rows === undefined ? '' : t(`rows.${rows}`)
    return t(`change.${what}`, { entity: entityLabel, field: fieldLabel, records, was, names, acts: said, rows: which })
  }
}
