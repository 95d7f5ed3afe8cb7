import type { CallOutput, DraftEntity, EntityBody, Problem } from '@atrium/shared-utility/contract'
import { type ActionResult, useAction, usePolling } from '@atrium/shared-utility/react'
import { useEffect, useRef } from 'react'

export type Draft = CallOutput<'getApplicationDraft'>
/** What becomes of a table: of the newest that is known, so that changes one after the other lose nothing. */
type Change = (body: EntityBody | undefined) => EntityBody

const everyMs = 1500

/** The draft of an application, asked again while a version is on its way; what is changed is saved at once, in turn. */
export function useDraft(appId: string) {
  const state = usePolling(
    'getApplicationDraft',
    { appId },
    { everyMs, until: ({ publishing }) => publishing === null, isFinal: isForGood },
  )
  const read = useAction('getApplicationDraft')
  const write = useAction('putEntity')
  const remove = useAction('deleteEntity')
  const newest = useRef(new Map<string, DraftEntity>())
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const entities = state.status === 'done' ? state.data.entities : undefined

  const take = (found: readonly DraftEntity[] = []) => {
    for (const one of found) if (one.rev >= (newest.current.get(one.uid)?.rev ?? 0)) newest.current.set(one.uid, one)
  }
  useEffect(() => take(entities), [entities])

  const reload = () => {
    if (state.status !== 'loading') state.reload()
  }

  function inTurn<T>(act: () => Promise<T>): Promise<T> {
    const before = turn.current
    const mine = (async () => {
      await before
      return act()
    })()
    turn.current = mine
    return mine
  }

  async function put(uid: string, change: Change): Promise<ActionResult<EntityBody>> {
    const known = newest.current.get(uid)
    const body = change(known?.body)
    const result = await write.run({ appId, uid, rev: known?.rev ?? 0, body })
    if (result.status === 'failed') return result
    newest.current.set(uid, { uid, rev: result.data.rev, body })
    reload()
    return { status: 'done', data: body }
  }

  async function takeOut(uid: string) {
    const result = await remove.run({ appId, uid, rev: newest.current.get(uid)?.rev ?? 1 })
    if (result.status === 'done') {
      newest.current.delete(uid)
      reload()
    }
    return result
  }

  return {
    state,
    reload,
    put: (uid: string, change: Change) => inTurn(() => put(uid, change)),
    takeOut: (uid: string) => inTurn(() => takeOut(uid)),
    /** After a conflict: what others have made of it is known, and the next change is made to that. */
    refresh: async () => {
      const result = await read.run({ appId })
      // One that was deleted and is back counts from one again.
      if (result.status === 'done') newest.current = new Map(result.data.entities.map((one) => [one.uid, one]))
      reload()
      return result
    },
  }
}

export type DraftSaver = Omit<ReturnType<typeof useDraft>, 'state'>

function isForGood({ code }: Problem) {
  return code === 'appNotFound'
}
