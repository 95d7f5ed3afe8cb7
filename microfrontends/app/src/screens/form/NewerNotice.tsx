import type { CallOutput, EntityField } from '@atrium/shared-utility/contract'
import { type ActionResult, type CallState, useLang, useText } from '@atrium/shared-utility/react'
import { ProblemNotice } from '@atrium/shared-utility/ui'
import { Alert, AlertTitle, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { labelIn } from '../../fields/label-in.ts'
import { useSay } from '../../fields/use-say.ts'

type Found = CallOutput<'getRecord'>
type Props = {
  fields: readonly EntityField[]
  /** The record as the form has it. */
  latest: Found
  /** As it is now. */
  now: CallState<Found>
  /** Takes what is newer into the form; what was typed stays. */
  onTake: () => Promise<ActionResult<unknown>>
}

/** Says in an open form that another person has changed the record meanwhile, before it is saved in vain. */
export function NewerNotice({ fields, latest, now, onTake }: Props) {
  const t = useText()
  const [hasTaken, setHasTaken] = useState(false)
  if (now.status === 'loading') return null
  if (now.status === 'failed') return <ProblemNotice size="line" problem={now.problem} />
  if (!now.data.can.change) return <Alert severity="warning">{t('record.cannotChange')}</Alert>
  if (now.data.rev > latest.rev) {
    const newer = { fields, latest, newer: now.data, onTake, onTaken: () => setHasTaken(true) }
    return <Newer key={now.data.rev} {...newer} />
  }
  return hasTaken ? <Taken /> : null
}

type NewerProps = Omit<Props, 'now'> & { newer: Found; onTaken: () => void }

const most = 3

/** The person who changed the record, the values that changed, and the way to have them in the form. */
function Newer({ fields, latest, newer, onTake, onTaken }: NewerProps) {
  const t = useText()
  const lang = useLang()
  const [sayBefore, sayAfter] = [useSay(latest), useSay(newer)]
  const [take, setTake] = useState<'pending' | ActionResult<unknown> | null>(null)
  const changed = fields.filter(({ key }) => JSON.stringify(latest.values[key]) !== JSON.stringify(newer.values[key]))

  // Of a change to what this person does not see, nothing is told; the form can be saved all the same.
  if (changed.length === 0) return null

  async function handleTake() {
    setTake('pending')
    const result = await onTake()
    setTake(result)
    if (result.status === 'done') onTaken()
  }
  return (
    <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
      <AlertTitle>{t('newer.title', { by: newer.updatedBy })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 2, p: 0, listStyle: 'none' }}>
        {changed.slice(0, most).map((field) => (
          <Typography key={field.uid} component="li" variant="body2" sx={clamped}>
            {t('history.value', {
              field: labelIn(lang, field),
              before: sayBefore(field, latest.values[field.key]),
              after: sayAfter(field, newer.values[field.key]),
            })}
          </Typography>
        ))}
        {changed.length > most && (
          <Typography component="li" variant="body2">
            {t('related.more', { count: changed.length - most })}
          </Typography>
        )}
      </Box>
      {t('newer.help')}
      {take !== null && take !== 'pending' && take.status === 'failed' && (
        <ProblemNotice size="line" problem={take.problem} />
      )}
      <Box sx={{ mt: 2 }}>
        <Button variant="outlined" size="small" loading={take === 'pending'} onClick={() => void handleTake()}>
          {t('newer.take')}
        </Button>
      </Box>
    </Alert>
  )
}

/** The button that had the focus is gone: this has it, and is read. */
function Taken() {
  const t = useText()
  return (
    <Alert severity="info" tabIndex={-1} ref={focus}>
      {t('newer.taken')}
    </Alert>
  )
}

function focus(element: HTMLElement | null) {
  element?.focus()
}

const clamped = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }
