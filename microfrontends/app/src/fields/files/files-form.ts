import { Problem } from '@atrium/shared-utility/contract'
import { useText } from '@atrium/shared-utility/react'
import { createContext, use, useEffect, useState } from 'react'
import type { FilePlace } from './send-file.ts'

type Table = Omit<FilePlace, 'field'>
/** How it stands with files that are not there yet. */
type Pending = 'unfinished' | 'unsent'
/** The table of a form, and its fields that wait for files, by path. */
type Form = Table & { pending: Map<string, Pending> }

const FilesFormContext = createContext<Form | null>(null)
export const FilesForm = FilesFormContext

/** Keeps a record from being saved without the files that its author still waits for. */
export function useFilesForm({ appId, entity }: Table) {
  const t = useText()
  const [form] = useState(() => ({ appId, entity, pending: new Map<string, Pending>() }))
  return {
    form,
    refuse() {
      if (form.pending.size === 0) return null
      const fields = [...form.pending].map(([field, state]) => ({ field, msg: t(`files.${state}`) }))
      const isUnsent = [...form.pending.values()].includes('unsent')
      const details = t(isUnsent ? 'files.unsent' : 'files.unfinished')
      return { status: 'failed' as const, problem: new Problem('invalidInput', { details }, { fields }) }
    },
  }
}

/** The table of the form around a field. */
export function useFormTable(): Table {
  const form = use(FilesFormContext)
  if (form === null) throw new Error('A field with files needs a FilesForm around it')
  return form
}

/** Says how it stands with files of this field that are not there yet; null where all are. */
export function useSayPending(path: string, state: Pending | null) {
  const pending = use(FilesFormContext)?.pending
  useEffect(() => {
    if (state !== null) pending?.set(path, state)
    else pending?.delete(path)
    return () => void pending?.delete(path)
  }, [pending, path, state])
}
