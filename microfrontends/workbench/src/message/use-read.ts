import { messageReadsAtom, problemMessage } from '@atrium/shared-utility'
import type { CallInput } from '@atrium/shared-utility/contract'
import { useAction } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { useSetAtom } from 'jotai'

/** Marks one message or all of them as read, here and in the frame around the page; says so when that fails. */
export function useRead() {
  const toast = useToast()
  const setReads = useSetAtom(messageReadsAtom)
  const action = useAction('readMessage')
  const read = async (input: CallInput<'readMessage'>) => {
    const result = await action.run(input)
    if (result.status === 'failed') toast({ tone: 'error', text: problemMessage(result.problem) })
    else setReads((count) => count + 1)
    return result.status === 'done'
  }
  return { isPending: action.status === 'pending', read }
}
