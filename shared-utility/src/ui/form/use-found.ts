import { useEffect, useState } from 'react'

export type Option = { value: string; label: string }

/** Finds options by text; a failure may be thrown. */
export type Find = (text: string, signal: AbortSignal) => Promise<readonly Option[]>

type SearchResult = { status: 'loading' | 'failed' } | { status: 'done'; options: readonly Option[]; text: string }

const pauseMs = 300

/** What is found for a text, after a pause in typing; nothing is asked for before the list is opened. */
export function useFound({ text, isOpen, find }: { text: string; isOpen: boolean; find: Find }): SearchResult {
  const [found, setFound] = useState<SearchResult>({ status: 'loading' })
  useEffect(() => {
    if (!isOpen) return
    const controller = new AbortController()
    const timer = setTimeout(
      async () => {
        const next = await settle(find, text, controller.signal)
        if (!controller.signal.aborted) setFound(next)
      },
      text === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [text, isOpen, find])
  return found
}

async function settle(find: Find, text: string, signal: AbortSignal): Promise<SearchResult> {
  try {
    return { status: 'done', options: await find(text, signal), text }
  } catch {
    // The list itself says it; typing on asks again.
    return { status: 'failed' }
  }
}
