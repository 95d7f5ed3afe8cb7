import type { Context } from '../../foundation/call/context/context.ts'
import { chromiumHere } from './chromium.ts'
import { beginCheck, findCheck, makeWay } from './queries.ts'

export const browserCheckKind = 'browserCheck'

type CheckRequest = {
  artifactId: string
  slug: string
  /** True for an operator's own request, which needs no setting. */
  isAskedFor?: true
}
type Here = Pick<Context, 'db' | 'services' | 'now' | 'newId'>

/**
 * Has a version run in a browser, where operators want that and it was not run yet. Without a browser, the result says
 * that there is none.
 */
export async function beginBrowserCheck(
  { artifactId, slug, isAskedFor }: CheckRequest,
  { db, services, now, newId }: Here,
) {
  if (!isAskedFor && services.settings.current().gate.value.browser === 'notUsed') return
  const known = await findCheck(db, artifactId)
  if (known !== undefined && known.state !== 'failed' && known.state !== 'unavailable') return
  const chromium = chromiumHere(services.chromium)
  if (typeof chromium === 'string') return beginCheck(db, { artifactId, state: 'unavailable', why: chromium, now })
  await beginCheck(db, { artifactId, state: 'waiting', why: null, now })
  await makeWay(db, { artifactId, slug, now })
  await services.enqueue(db, { kind: browserCheckKind, key: newId(), payload: { id: artifactId } })
}
