import { UserType, type Lang } from '@atrium/shared-utility/contract'
import { makePortalFolder } from '../../../../test/portal-fixture.ts'
import { startTestServer } from '../../../../test/test-server.ts'

/** A portal of a few texts, and an operator who has just confirmed who they are. */
export async function startWordedServer() {
  const portal = await makePortalFolder()
  const server = await startTestServer({ repositoryFolder: portal.folder })
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  return { portal, server, operator, state, told, write, publish, published, forget, close }

  function state() {
    return operator.call('getDictionary', {})
  }

  /** The texts that pages get. */
  async function told(lang: Lang) {
    return (await server.client().call('getLanguage', { lang }))[lang] ?? {}
  }

  async function write(id: string, texts: { zh?: string; en?: string }) {
    const { version } = await operator.call('getText', { id })
    return operator.tryCall('updateText', { id, version, ...texts })
  }

  async function publish(note = '') {
    const { revision, draftVersion } = await state()
    return operator.call('publishTexts', { revision, draftVersion, note })
  }

  async function published(id: string, texts: { zh?: string; en?: string }) {
    const { error } = await write(id, texts)
    if (error !== null) throw new Error(error)
    return publish()
  }

  /** Everything as shipped again, whatever a test has left. */
  async function forget() {
    const { revision, draftVersion } = await state()
    await operator.call('discardTexts', { draftVersion })
    const { error } = await operator.tryCall('restoreTexts', { revision, to: 0 })
    if (error !== null && error !== 'noTextChanges') throw new Error(error)
  }

  async function close() {
    await server.close()
    await portal.remove()
  }
}

export type WordedServer = Awaited<ReturnType<typeof startWordedServer>>
