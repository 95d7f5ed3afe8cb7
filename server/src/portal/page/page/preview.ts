import type { Context } from '../../../foundation/call/context/context.ts'
import type { Services } from '../../../foundation/call/context/services.ts'
import { lookAt } from '../../../enterprise/application/detail/detail.ts'

/** What is said of a page where only its link is shown. */
export type Preview = { title: string; description: string }

type Looker = Pick<Context, 'session' | 'space' | 'lang' | 'now'> & { services: Services }

/** The address of the page of an application, which the portal knows from the specification. */
const ofApplication = /^\/(?:m\/)?appDetail\/([^/]+)\/?$/
const isId = /^[a-z0-9]{1,32}$/

/**
 * Of the page of an application: what it is, to the caller who asks for the page, or `missing` where there is none that
 * they are shown. It is decided as the call of that page decides it. Null of every other page.
 */
export async function previewOf(
  { path, entId }: { path: string; entId: string | null },
  looker: Looker,
): Promise<Preview | 'missing' | null> {
  const id = ofApplication.exec(path)?.[1]
  if (id === undefined) return null
  if (!isId.test(id)) return 'missing'
  const found = await lookAt({ id, entId }, looker)
  if (found === null) return 'missing'
  const { name, description, enterprise } = found
  return { title: `${name} · ${enterprise}`, description: description || enterprise }
}
