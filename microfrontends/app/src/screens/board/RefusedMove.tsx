import type { EntityField, Problem } from '@atrium/shared-utility/contract'
import { useLang, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, Typography } from '@mui/material'
import { labelIn } from '../../fields/label-in.ts'
import { pathOf } from '../../fields/record-form.ts'

type Props = { name: string; problem: Problem; fields: readonly EntityField[] }

/** Why a card is back where it was. What stands at a field is said with the field. */
export function RefusedMove({ name, problem, fields }: Props) {
  const t = useText()
  const lang = useLang()
  const why = problem.fields.map(({ field: path, msg }) => {
    const field = fields.find((one) => pathOf(one) === path)
    return field === undefined ? msg : t('board.fact', { field: labelIn(lang, field), value: msg })
  })
  return (
    <div role="alert">
      <Typography sx={{ mb: 1 }}>{t('board.refused', { name })}</Typography>
      {why.length > 0 ? (
        <Alert severity="warning" variant="outlined">
          {why.map((sentence) => (
            <div key={sentence}>{sentence}</div>
          ))}
        </Alert>
      ) : (
        <ProblemNotice size="line" problem={problem} />
      )}
    </div>
  )
}
