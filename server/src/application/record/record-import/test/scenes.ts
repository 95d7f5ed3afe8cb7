import type { Scenes } from '../../../../composition/call/test/scenes/stage.ts'
import { newId } from '../../../../foundation/db/id.ts'
import { until } from '../../../../test/until.ts'
import { aField, entityOf, publish } from '../../../test/given-app.ts'
import { begun, sent } from './given.ts'

/** Records that come out of a file, and what of it did not. */
export const scenes: Scenes = {
  async 'records brought by a file'({ server, home }) {
    const { administrator, enterprise } = await home()
    const { id: appId } = await administrator.call('addBuiltApplication', { name: '台账', nameEn: 'Register' })
    const body = entityOf([aField('text', { key: 'name', maxLength: 5 })])
    await administrator.call('putEntity', { appId, uid: newId(), rev: 0, body })
    await publish(administrator, appId)
    const where = { appId, entity: 'asset' }
    const { id, guess: mapping } = await sent(administrator, where, 'name\na\nmuch too long\n')
    await administrator.call('previewRecordImport', { ...where, id, mapping })
    await administrator.call('startRecordImport', { ...where, id, mapping })
    await until(async () => (await administrator.call('getRecordImport', { ...where, id })).endedAt !== null)
    await administrator.call('listRecordImports', where)
    await administrator.call('listRecordImportFaults', { ...where, id })
    await administrator.tryCall('downloadRecordImportFaults', { ...where, id })
    const other = await sent(administrator, where, 'name\nb\n')
    await begun(server, { entId: enterprise.id, id: other.id, mapping })
    await administrator.call('cancelRecordImport', { ...where, id: other.id })
  },
}
