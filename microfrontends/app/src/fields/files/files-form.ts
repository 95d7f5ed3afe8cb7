import { Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { createContext, use, useEffect, useState } from 'react'
import type { FilePlace } from './send-file.ts'

type Table = Omit<FilePlace, 'field'>
/** The table of a form, and the paths of its fields whose files are on their way. */
type Form = Table & { pending: Set<string> }

const FilesFormContext = createContext<Form | null>(null)
export const FilesForm = FilesFormContext

/** Keeps a record from being saved without the files that its author still waits for. */
export function useFilesForm({ appId, entity }: Table) {
  const t = useText()
  const [form] = useState(() => ({ appId, entity, pending: new Set<string>() }))
  return {
    form,
    refuse() {
      if (form.pending.size === 0) return null
      const msg = t('files.unfinished')
      const fields = [...form.pending].map((field) => ({ field, msg }))
      return { status: 'failed' as const, problem: new Problem('invalidInput', { details: msg }, { fields }) }
    },
  }
}

/** The table of the form around a field. */
export function useFormTable(): Table {
  const form = use(FilesFormContext)
  if (form === null) throw new Error('A field with files needs a FilesForm around it')
  return form
}

/** Says whether files of this field are on their way. */
export function useSayPending(path: string, isPending: boolean) {
  const pending = use(FilesFormContext)?.pending
  useEffect(() => {
    if (isPending) pending?.add(path)
    else pending?.delete(path)
    return () => void pending?.delete(path)
  }, [pending, path, isPending])
}
