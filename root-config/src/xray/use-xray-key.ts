import { useEffect, useEffectEvent } from 'react'

/** By the place of the key: with Alt it writes another character on some keyboards. */
export function useXrayKey(when: boolean, toggle: () => void) {
  const handleToggle = useEffectEvent(toggle)
  useEffect(() => {
    if (!when) return
    const handleKey = (event: KeyboardEvent) => {
      const { altKey, shiftKey, ctrlKey, metaKey, code } = event
      if (code !== 'KeyX' || !altKey || !shiftKey || ctrlKey || metaKey || event.defaultPrevented) return
      event.preventDefault()
      handleToggle()
    }
    window.addEventListener('keydown', handleKey)
    return () => window.removeEventListener('keydown', handleKey)
  }, [when])
}
