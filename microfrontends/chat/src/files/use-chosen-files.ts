import { problemMessage } from '@atrium/shared-utility'
import { attachmentTypeOf } from '@atrium/shared-utility/contract'
import { randomId } from '@atrium/shared-utility/model'
import { useCall, useFormat, useText } from '@atrium/shared-utility/react'
import { useState } from 'react'
import type { ChosenFile } from '../outbox/outbox.ts'

/** Pictures that every browser draws. */
const pictures = /^image\/(?:png|jpeg|gif|webp)$/

/** The files that a person has chosen for their next message: those that the platform allows, and why others were left out. */
export function useChosenFiles(begun: readonly ChosenFile[], onChange: (files: readonly ChosenFile[]) => void) {
  const t = useText()
  const limits = useCall('getAttachmentLimits', {})
  const [files, setOwn] = useState(begun)
  const [refusal, setRefusal] = useState<string | null>(null)
  const refusalOf = useRefusals()
  const allowed = limits.status === 'done' ? limits.data : { perMessage: 0, maxSize: 0, extensions: [] }

  const setFiles = (next: readonly ChosenFile[]) => {
    setOwn(next)
    onChange(next)
  }
  const add = (added: readonly File[]) => {
    // Without them nothing is known to be allowed; the next try may find them.
    if (limits.status === 'failed') {
      setRefusal(problemMessage(limits.problem))
      limits.reload()
    }
    if (limits.status !== 'done') return
    const refused = added.map((file) => refusalOf(file, allowed))
    const taken = added.filter((_file, index) => refused[index] === null)
    const room = Math.max(0, allowed.perMessage - files.length)
    const full = taken.length > room ? t('files.tooMany', { count: allowed.perMessage }) : null
    setRefusal(refused.find((one) => one !== null) ?? full)
    setFiles([...files, ...taken.slice(0, room).map(chosen)])
  }
  return {
    files,
    refusal,
    canAdd: allowed.perMessage > 0 && allowed.extensions.length > 0,
    isFull: files.length >= allowed.perMessage,
    accept: allowed.extensions.map((type) => `.${type}`).join(','),
    add,
    remove: ({ key, pictureUrl }: ChosenFile) => {
      if (pictureUrl !== null) URL.revokeObjectURL(pictureUrl)
      setFiles(files.filter((one) => one.key !== key))
      setRefusal(null)
    },
    /** They are on their way, and the outbox has them. */
    handOver: () => {
      setFiles([])
      setRefusal(null)
    },
  }
}

export type ChosenFiles = ReturnType<typeof useChosenFiles>

type Limits = { maxSize: number; extensions: readonly string[] }

/** What the server would say, before anything is sent. */
function useRefusals() {
  const t = useText()
  const format = useFormat()
  return ({ name, size }: File, { maxSize, extensions }: Limits) => {
    const type = attachmentTypeOf(name)
    if (type === undefined || !extensions.includes(type))
      return t('files.typeRefused', { name, types: extensions.join(', ') })
    if (size > maxSize) return t('files.tooLarge', { name, size: format.bytes(maxSize) })
    return size === 0 ? t('files.empty', { name }) : null
  }
}

function chosen(file: File): ChosenFile {
  const pictureUrl = pictures.test(file.type) ? URL.createObjectURL(file) : null
  return { key: randomId(), file, pictureUrl }
}
