import { useRef, useState, type ReactNode } from 'react'
import { AskLeaveContext, type AskLeave } from '../../react/ask-leave.ts'
import type { LeaveDialog } from '../notice/LeaveDialog.tsx'
import { useUiText } from '../words/ui-text.ts'

type Answer = (mayLeave: boolean) => void

/** Asks what is drawn inside before unsaved work is left. The dialog is loaded with the first guard, else with the question. */
export function LeaveQuestion({ children }: { children: ReactNode }) {
  const t = useUiText()
  const [Dialog, setDialog] = useState<typeof LeaveDialog | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const answer = useRef<Answer | null>(null)

  const ask: AskLeave = async () => {
    const loaded = await Promise.race([load(), patience()])
    // Without the network the dialog may not come, or not soon; what is unsaved must be asked about all the same.
    if (!loaded) return window.confirm(t('leave.text'))
    // A second question closes the first: the person stays until the last one is answered.
    answer.current?.(false)
    setDialog(() => loaded.LeaveDialog)
    setIsOpen(true)
    return new Promise<boolean>((resolve) => {
      answer.current = resolve
    })
  }
  ask.prepare = load
  const handleAnswer = (mayLeave: boolean) => {
    setIsOpen(false)
    answer.current?.(mayLeave)
    answer.current = null
  }

  return (
    <AskLeaveContext value={ask}>
      {children}
      {Dialog ? <Dialog isOpen={isOpen} onAnswer={handleAnswer} /> : null}
    </AskLeaveContext>
  )
}

const load = () => import('./rare-dialogs.ts').catch(() => null)

/** The browser itself asks a person who has waited this long. */
const patience = () => new Promise<null>((resolve) => setTimeout(resolve, 8_000, null))
