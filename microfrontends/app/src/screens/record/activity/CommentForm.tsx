import { call } from '@atrium/shared-utility'
import type { Problem } from '@atrium/shared-utility/contract'
import { type ActionResult, useKeepTyped, useText, useTypedBefore, useUnsavedGuard } from '@atrium/shared-utility/react'
import { type Draft, emptyDraft, isDraft, MentionField, ProblemNotice, sentOf } from '@atrium/shared-utility/ui'
import { Box, Button, FormHelperText } from '@mui/material'
import { type ReactNode, type FormEvent, useCallback, useId, useState } from 'react'

/** A record by the parts of its address. */
export type RecordPlace = { appId: string; entity: string; id: string }

type Props = {
  place: RecordPlace
  label: string
  submitLabel: string
  /** Default: nothing is written yet. */
  initial?: Draft
  /** Sends the text. */
  onSend: (text: string) => Promise<ActionResult<unknown>>
  onDone: () => void
  /** Under which name the text stays while the page is loaded again; null for a form that is then open no more. */
  keptAs: string | null
  /** A second button. */
  aside?: ReactNode
}

/** A comment that is written, or written anew. */
export function CommentForm({ place, label, submitLabel, initial = emptyDraft, onSend, onDone, keptAs, aside }: Props) {
  const t = useText()
  const errorId = useId()
  const before = useTypedBefore(keptAs ?? '', isDraft)
  const [draft, setDraft] = useState(before ?? initial)
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()
  const find = useReaders(place)
  const isWritten = draft.text !== initial.text
  const keep = useKeepTyped(keptAs ?? '', () => (isWritten ? draft : null))
  const guard = useUnsavedGuard(isWritten, undefined, keptAs === null ? undefined : keep)
  const refusal = problem?.fields?.find((one) => one.field === 'text')?.msg

  async function send() {
    const text = sentOf(draft)
    if (text === '' || isPending) return
    setIsPending(true)
    const result = await onSend(text)
    setIsPending(false)
    if (result.status === 'failed') return setProblem(result.problem)
    guard.release()
    setProblem(undefined)
    setDraft(initial)
    onDone()
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    void send()
  }
  return (
    <Box component="form" noValidate aria-label={label} onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2 }}>
      <MentionField
        label={label}
        placeholder={t('comment.placeholder')}
        minRows={2}
        maxLength={2000}
        draft={draft}
        onChange={setDraft}
        onSubmit={() => void send()}
        find={find}
        errorId={refusal === undefined ? undefined : errorId}
      />
      {refusal !== undefined && (
        <FormHelperText error id={errorId}>
          {refusal}
        </FormHelperText>
      )}
      {problem !== undefined && refusal === undefined && <ProblemNotice size="line" problem={problem} />}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button type="submit" size="small" variant="contained" loading={isPending} disabled={sentOf(draft) === ''}>
          {submitLabel}
        </Button>
        {aside}
      </Box>
    </Box>
  )
}

/** The people who see the record. */
function useReaders({ appId, entity, id }: RecordPlace) {
  return useCallback(
    async (iSearch: string, signal: AbortSignal) => {
      const found = await call('findRecordReaders', { appId, entity, id, iSearch }, { signal })
      return found.map(({ userId, name }) => ({ value: userId, label: name }))
    },
    [appId, entity, id],
  )
}
