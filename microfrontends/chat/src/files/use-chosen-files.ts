import { attachmentTypeOf, Problem } from '@atrium/shared-utility/contract'
import { useCall } from '@atrium/shared-utility/react'
import { useState } from 'react'
import { type ChosenFile, newMessageId } from '../outbox/outbox.ts'

/** Pictures that every browser draws. */
const pictures = /^image\/(?:png|jpeg|gif|webp)$/

/** The files that a person has chosen for their next message: those that the platform allows, and why others were left out. */
export function useChosenFiles() {
  const limits = useCall('getAttachmentLimits', {})
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const allowed = limits.status === 'done' ? limits.data : { perMessage: 0, maxSize: 0, extensions: [] }

  const add = (added: readonly File[]) => {
    // Without them nothing is known to be allowed; the next try may find them.
    if (limits.status === 'failed') {
      setProblem(limits.problem)
      limits.reload()
    }
    if (limits.status !== 'done') return
    const refused = added.map((file) => refusalOf(file, allowed))
    const taken = added.filter((_file, index) => refused[index] === null)
    const room = Math.max(0, allowed.perMessage - files.length)
    const full = taken.length > room ? new Problem('tooManyAttachments', { count: allowed.perMessage }) : null
    setProblem(refused.find((one) => one !== null) ?? full)
    setFiles([...files, ...taken.slice(0, room).map(chosen)])
  }
  return {
    files,
    problem,
    canAdd: allowed.perMessage > 0 && allowed.extensions.length > 0,
    isFull: files.length >= allowed.perMessage,
    accept: allowed.extensions.map((type) => `.${type}`).join(','),
    add,
    remove: ({ key, pictureUrl }: ChosenFile) => {
      if (pictureUrl !== null) URL.revokeObjectURL(pictureUrl)
      setFiles(files.filter((one) => one.key !== key))
      setProblem(null)
    },
    /** They are on their way, and the outbox has them. */
    handOver: () => {
      setFiles([])
      setProblem(null)
    },
  }
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

type Limits = { maxSize: number; extensions: readonly string[] }

/** What the server would say, before anything is sent. */
function refusalOf({ name, size }: File, { maxSize, extensions }: Limits) {
  const type = attachmentTypeOf(name)
  if (type === undefined || !extensions.includes(type))
    return new Problem('attachmentTypeRefused', { name, types: extensions.join(', ') })
  if (size > maxSize) return new Problem('attachmentTooLarge', { name, megabytes: maxSize / 1024 / 1024 })
  return size === 0 ? new Problem('fileEmpty') : null
}

function chosen(file: File): ChosenFile {
  const pictureUrl = pictures.test(file.type) ? URL.createObjectURL(file) : null
  return { key: newMessageId(), file, pictureUrl }
}
