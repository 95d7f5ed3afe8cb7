import { call } from '@atrium/shared-utility'
import type { Application } from '@atrium/shared-utility/contract'
import { useAction, useText } from '@atrium/shared-utility/react'
import { useToast } from '@atrium/shared-utility/ui'
import { addPin, inOrder, mostPins, removePin } from '../../applications/pins.ts'
import { usePinned } from '../../applications/use-pinned.ts'

/** What this person has pinned, and a way to pin one more or one less with a press. */
export function usePins() {
  const t = useText()
  const toast = useToast()
  const list = usePinned()
  const save = useAction('updateCommonApplications')
  const ids = list.status === 'done' ? inOrder(list.data).map(({ id }) => id) : null
  // The list is written as a whole: a press before the last one is read again would undo that one.
  const isBusy = save.status === 'pending' || (list.status === 'done' && list.isRefreshing)

  async function toggle({ id, name }: Application) {
    if (ids === null || isBusy || list.status !== 'done') return
    const isPinned = ids.includes(id)
    if (!isPinned && ids.length >= mostPins) return toast({ text: t('pins.full', { max: mostPins }), tone: 'warning' })
    const { status } = await save.run({ ids: isPinned ? removePin(ids, id) : addPin(ids, id) })
    const onAct = () => pinBack(id, ids.indexOf(id))
    if (status === 'done' && isPinned) toast({ text: t('pins.unpinned', { name }), act: { onAct } })
    else if (status === 'done') toast(t('pins.pinned', { name }))
    list.reload()
  }

  /** Into the list as it is by then: what was pinned meanwhile stays. */
  async function pinBack(id: string, at: number) {
    const now = inOrder(await call('listCommonApplications', {})).map((pin) => pin.id)
    if (now.length >= mostPins) return toast({ text: t('pins.full', { max: mostPins }), tone: 'warning' })
    await call('updateCommonApplications', { ids: addPin(now, id, at) })
    if (list.status !== 'loading') list.reload()
  }

  return { list, ids, toggle, problem: save.status === 'failed' ? save.problem : undefined }
}

export type Pins = ReturnType<typeof usePins>
