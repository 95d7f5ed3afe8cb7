import { useState } from 'react'
import { Problem } from '../../contract/index.ts'
import { problemMessage } from '../../index.ts'
import { useToast } from '../notice/toast.ts'

/** Fetches a file by a link that is asked for at that moment, and says why where there is none. */
export function useFetchFile<File>(findLink: (file: File) => Promise<{ url: string }>) {
  const toast = useToast()
  const [isPending, setIsPending] = useState(false)
  async function fetchFile(file: File) {
    setIsPending(true)
    try {
      open((await findLink(file)).url)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      toast({ tone: 'error', text: problemMessage(error) })
    } finally {
      setIsPending(false)
    }
  }
  return { isPending, fetchFile }
}

/** The browser itself fetches it, however large it is, and goes on with it after a break. */
function open(url: string) {
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
