import { plainText } from '@atrium/shared-utility/contract'
import { attached } from '../../../../enterprise/message/attachment/test/attach.ts'
import { givenPdf } from '../../../../enterprise/message/attachment/test/given-files.ts'
import { newId } from '../../../../foundation/db/id.ts'
import { givenBundle } from '../../../../operation/package/bundle/test/given-bundle.ts'
import { announced, uploadedBundle } from '../../../../operation/package/bundle/test/given.ts'
import { givenApk } from '../../../../operation/package/package/test/given-package.ts'
import { uploaded } from '../../../../operation/package/package/test/given.ts'
import { aPlan } from '../../../../operation/package/update/test/a-plan.ts'
import { setRule } from '../../../../operation/setting/white-list/test/given.ts'
import type { Scenes } from './stage.ts'

const aFile = { name: 'a.pdf', bytes: givenPdf }
const text = { titleZh: 'x', contentZh: plainText('x'), audience: 'all' } as const

/** Messages, packages, updates, texts and lists: what operators publish. */
export const publishingScenes: Scenes = {
  async 'messages and what is attached to them'({ server, operator }) {
    const [file, other] = [await attached(operator, aFile), await attached(operator, aFile)]
    const reader = await server.given.signedIn()
    const to = { audience: 'ent', audienceIds: [reader.person.entId ?? ''] } as const
    const first = await operator.call('writeHomeMessage', { ...text, ...to, attachments: [file.id] })
    const draft = await operator.call('writeHomeMessage', { ...text, ...to, ...first, attachments: [file.id] })
    await operator.call('getHomeMessage', { id: draft.id })
    await operator.call('listHomeMessageReaders', { id: draft.id })
    await operator.call('publishHomeMessage', draft)
    await reader.call('linkMessageAttachment', { message: draft.id, id: file.id })
    await operator.call('withdrawHomeMessage', { id: draft.id })
    const { id } = await operator.call('writeHomeMessage', text)
    await operator.call('deleteHomeMessage', { id })
    await operator.call('linkAttachment', { id: other.id })
    await operator.call('removeAttachment', { id: other.id })
  },

  async 'packages of applications'({ server, operator }) {
    const platform = 'apk'
    const { id } = await uploaded(operator, {
      bytes: givenApk({ manifest: { packageName: `com.example.p${newId()}` } }),
    })
    const member = await server.given.signedIn()
    const entid = member.person.entId ?? ''
    const data = { status: 'published', enterprises: [entid] } as const
    const { warnings: confirmed } = await operator.call('getPackage', { platform, id })
    await operator.call('publishPackage', { platform, id, data: { ...data, confirmed } })
    await operator.call('linkPackage', { platform, id, entid })
    await member.call('linkOwnPackage', { id })
    await member.call('listOwnPackages', {})
    await operator.call('withdrawPackage', { platform, id })
    const other = await operator.call('addPackage', { platform, name: 'x.apk', sizeBytes: 10 })
    await operator.call('cancelPackage', { platform, id: other.id })
  },

  async 'updates of the platform and their bundles'({ operator, server }) {
    const bytes = await givenBundle()
    const half = await announced(operator, bytes)
    await operator.call('cancelBundle', { id: half })
    const { id } = await uploadedBundle(operator, bytes)
    await operator.call('linkBundle', { id })
    const first = await operator.call('planUpdate', aPlan())
    const planned = await operator.call('planUpdate', { ...aPlan(), ...first })
    await operator.call('getUpdate', { id: planned.id })
    await operator.call('cancelUpdate', planned)
    const next = await operator.call('planUpdate', aPlan())
    await operator.call('startUpdate', next)
    await operator.call('endUpdate', { id: next.id, outcome: 'done' })
    server.services.maintenance.forget()
    await operator.call('removeBundle', { id })
  },

  async 'texts of pages'({ operator }) {
    const id = 'sign-in|title'
    const write = async (en: string) => {
      const { version } = await operator.call('getText', { id })
      await operator.call('updateText', { id, version, en })
    }
    await write('Log in')
    const seen = await operator.call('getDictionary', {})
    await operator.call('discardTexts', { id, draftVersion: seen.draftVersion })
    await write('Log in')
    const { revision, draftVersion } = await operator.call('getDictionary', {})
    await operator.call('publishTexts', { revision, draftVersion, note: '' })
    const published = await operator.call('getDictionary', {})
    await operator.call('restoreTexts', { revision: published.revision, to: 0 })
    const content = JSON.stringify({ format: 'atrium-dictionary', texts: { 'en-US': { [id]: 'Enter' } } })
    await operator.call('importTexts', { isTrial: false }, { content })
  },

  async 'what is listed'({ server, operator }) {
    const { id: entid } = await server.given.enterprise()
    const entry = { kind: 'api', value: 'listApplications', entid, note: '' } as const
    const { id, version } = await operator.call('addWhiteListEntry', entry)
    await operator.call('getWhiteListEntry', { id })
    await operator.call('updateWhiteListEntry', { id, version, enabled: false })
    await operator.call('deleteWhiteListEntry', { id })
    await setRule(operator, 'plugin', true)
    await setRule(operator, 'plugin', false)
  },
}
