import { call } from '@atrium/shared-utility'
import { Problem, type CallOutput } from '@atrium/shared-utility/contract'
import { useState } from 'react'

/** A file that the server has read. */
export type SentFile = { file: File; read: CallOutput<'readMemberFile'> }

/** Ten megabytes over a slow line. */
const timeoutMs = 5 * 60_000

/** Sends a file, or another sheet of it, to be read. */
export function useSendFile(onRead: (sent: SentFile) => void) {
  const [isPending, setIsPending] = useState(false)
  const [problem, setProblem] = useState<Problem>()

  async function send(file: File, sheet?: string) {
    setProblem(undefined)
    if (file.size === 0) return setProblem(new Problem('fileEmpty'))
    setIsPending(true)
    const input = { name: file.name.slice(0, 200), ...(sheet !== undefined && { sheet }) }
    try {
      onRead({ file, read: await call('readMemberFile', input, { content: file, timeoutMs }) })
    } catch (error) {
      setProblem(error instanceof Problem ? error : new Problem('internal', {}, { cause: error }))
    } finally {
      setIsPending(false)
    }
  }

  return { isPending, problem, send }
}
