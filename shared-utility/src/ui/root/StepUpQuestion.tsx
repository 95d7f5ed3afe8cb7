import { useEffect, useRef, useState, type ReactNode } from 'react'
import { addStepUpAsker } from '../../call/step-up/step-up.ts'
import type { StepUpDialog } from '../proof/step-up/StepUpDialog.tsx'

/** Asks what is drawn inside to confirm who they are when a call needs it. The dialog is loaded with the first question. */
export function StepUpQuestion({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<typeof StepUpDialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null)

  useEffect(() => {
    const remove = addStepUpAsker(async () => {
      const loaded = await loadDialog()
      if (!loaded) return false
      setDialog(() => loaded)
      setIsOpen(true)
      return new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
    })
    return () => {
      remove()
      // Nobody is left to answer: the call that waits is refused.
      answer.current?.(false)
    }
  }, [])

  const handleAnswer = (isConfirmed: boolean) => {
    setIsOpen(false)
    answer.current?.(isConfirmed)
    answer.current = null
  }

  return (
    <>
      {children}
      {Dialog && isOpen ? <Dialog onAnswer={handleAnswer} /> : null}
    </>
  )
}

async function loadDialog() {
  try {
    return (await import('./rare-dialogs.ts')).StepUpDialog
  } catch {
    // Without the network the call could not be repeated either: its refusal is shown.
    return null
  }
}
