import { useState } from 'react'
import { Problem } from '../../contract/index.ts'
import type { ImportSource, ReadTable } from './source.ts'

/** A file that the server has read. */
export type SentFile = { file: File; read: ReadTable }

/** Sends a file, or another sheet of it, to be read. */
export function useSendFile({ read }: ImportSource, onRead: (sent: SentFile) => void) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function send(file: File, sheet?: string) {
    setProblem(undefined)
    if (file.size === 0) return setProblem(new Problem('fileEmpty'))
    setIsPending(true)
    try {
      onRead({ file, read: await read(file, sheet) })
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('internal', {}, { cause: error }))
    } finally {
      setIsPending(false)
    }
  }

  return { isPending, problem, send }
}
