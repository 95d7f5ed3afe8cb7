import { type RefObject, useEffect } from 'react'

type Props = {
  /** The element, or a container of which the first field is taken. */
  target: RefObject<HTMLElement | null>
}

/** Takes the focus as a dialog opens. It stands inside the dialog, whose content is drawn later than the dialog itself. */
export function FocusOnOpen({ target }: Props) {
  useEffect(() => {
    const element = target.current
    const field = element?.querySelector<HTMLElement>('input, select, textarea')
    ;(field ?? element)?.focus()
  }, [target])
  return null
}
