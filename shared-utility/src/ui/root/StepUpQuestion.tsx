import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { addAsker, type Question } from '../../call/step-up/step-up.ts'

type QuestionDialog = ComponentType<{ onAnswer: (isConfirmed: boolean) => void }>

/**
 * Asks the person before the page to confirm who they are, or to sign in again, when a call needs it. The dialogs are
 * loaded with the first question.
 */
export function StepUpQuestion({ children }: { children: ReactNode }) {
  const [Dialog, setDialog] = useState<QuestionDialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<((isConfirmed: boolean) => void) | null>(null)

  useEffect(() => {
    const remove = addAsker(async (question) => {
      const loaded = await loadDialog(question)
      setDialog(() => loaded)
      setIsOpen(true)
      return new Promise<boolean>((resolve) => {
        answer.current = resolve
      })
    })
    return () => {
      remove()
      // No dialog is left to answer: the call that waits is refused.
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

/** Throws without the network: the call that asked says so, see `exchange.ts`. */
async function loadDialog(question: Question): Promise<QuestionDialog> {
  const { RenewalDialog, StepUpDialog } = await import('./rare-dialogs.ts')
  return question === 'renewal' ? RenewalDialog : StepUpDialog
}
