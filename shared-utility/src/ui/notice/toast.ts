import { createContext, use } from 'react'

export type Toast = {
  text: string
  /** Default `success`. An error stays until it is closed. */
  tone?: 'success' | 'info' | 'warning' | 'error'
  /** What can be done about it, such as to undo it. Shown for twice as long; F8 leads to its button. */
  act?: {
    /** Default: the word for Undo. */
    label?: string
    /**
     * Runs once. A problem that it throws is shown as a toast of its own. The screen that showed the toast may be gone by
     * then, so it makes calls with `call` and not with `useAction`.
     */
    onAct: () => Promise<unknown>
  }
}

/** Shows a toast; a plain text is a success. */
type ShowToast = (toast: Toast | string) => void

export const ToastContext = createContext<ShowToast | null>(null)

/** How long one is shown while no other waits, in milliseconds; tests give themselves more. */
export const usualMs = 5000
export const ToastTime = createContext(usualMs)

/**
 * Says in passing that something is done; what needs an answer or a retry belongs in the page instead.
 *
 *     const toast = useToast()
 *     toast(t('enterprise.saved'))
 *     toast({ text: t('record.deleted'), act: { onAct: () => call('restoreRecord', record) } })
 */
export function useToast(): ShowToast {
  const show = use(ToastContext)
  if (!show) throw new Error('useToast needs AtriumProviders: draw the screen through defineParcel or renderScreen')
  return show
}
