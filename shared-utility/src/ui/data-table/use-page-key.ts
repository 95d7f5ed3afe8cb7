import { useEffect, useEffectEvent } from 'react'

/** Acts on a key wherever the cursor is, unless something is being typed or a dialog is open. */
export function usePageKey(key: string, act: () => void) {
  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const isModified = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== key || isModified || isTyping(event.target) || document.querySelector('[role=dialog]')) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    document.addEventListener('keydown', handleKeyDown)
    return () => document.removeEventListener('keydown', handleKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null) {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
}
