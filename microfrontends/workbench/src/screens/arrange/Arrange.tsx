import { Box, Button } from '@mui/material'
import type { CallOutput } from '@atrium/shared-utility/contract'
import { useAction, useText, useUnsavedGuard } from '@atrium/shared-utility/react'
import { ConfirmDialog, ProblemNotice, useToast } from '@atrium/shared-utility/ui'
import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { arrangementsAtom } from '../../home/arrangements.ts'
import { type Arranged, arrangedOf, type Fixed } from './arranged.ts'
import { Columns } from './Columns.tsx'
import { putBack, useSave } from './use-save.ts'

type Props = {
  page: CallOutput<'getHomePage'>
  /** True where an administrator arranges for everybody, and locks cards. */
  locks: boolean
  onLoadAgain: () => void
}

/** Nothing changes before it is saved. */
export function Arrange({ page: { layout, version }, locks, onLoadAgain }: Props) {
  const t = useText()
  const toast = useToast()
  const navigate = useNavigate()
  const save = useSave(locks)
  const countArrangement = useSetAtom(arrangementsAtom)
  const [before] = useState<readonly Arranged[]>(() =>
    layout.filter(({ props }) => locks || !props.isLocked).map(arrangedOf),
  )
  const fixed: Fixed[] = layout
    .filter(({ props }) => !locks && props.isLocked)
    .map((card) => ({ ...arrangedOf(card), y: card.y }))
  const [free, setFree] = useState(before)
  const isDirty = JSON.stringify(free) !== JSON.stringify(before)
  const guard = useUnsavedGuard(isDirty)

  const handleUndo = async () => {
    await putBack(before, version)
    countArrangement((count) => count + 1)
  }
  const handleDone = (word: string) => {
    guard.release()
    toast({ text: t(word), act: locks ? undefined : { onAct: handleUndo } })
    void navigate('/user/workbench')
  }
  const handleSave = async () => {
    if ((await save.run(free, version)).status === 'done') handleDone('arrange.saved')
  }

  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {save.problem && <ProblemNotice problem={save.problem} onRetry={onLoadAgain} />}
      <Columns free={free} fixed={fixed} locks={locks} onChange={setFree} />
      <Box sx={bar}>
        <Button variant="contained" loading={save.isPending} disabled={!isDirty} onClick={handleSave}>
          {t('arrange.save')}
        </Button>
        <Button color="inherit" onClick={() => void navigate('/user/workbench')}>
          {t('arrange.cancel')}
        </Button>
        {!locks && version > 0 && <ResetButton onDone={() => handleDone('arrange.reset.done')} />}
      </Box>
    </Box>
  )
}

function ResetButton({ onDone }: { onDone: () => void }) {
  const t = useText()
  const reset = useAction('resetHomePage')
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button color="inherit" onClick={() => setIsAsking(true)} sx={{ ml: { sm: 'auto' } }}>
        {t('arrange.reset')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={t('arrange.reset.ask')}
          text={t('arrange.reset.text')}
          confirmLabel={t('arrange.reset')}
          onConfirm={() => reset.run({})}
          onDone={onDone}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  )
}

const bar = {
  // The tabs of a phone are at its bottom.
  position: { xs: 'static', md: 'sticky' },
  bottom: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 2,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
} as const
