import { Problem, type bundleCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Handlers } from '../../../foundation/call/context/context.ts'
import { askedIn } from './here.ts'
import { fetchBundle, linkBundle } from './link.ts'
import { findOneBundle, selectBundles } from './list-query.ts'
import { deleteBundle, isInUse, lockBundle, selectUpdatesOf } from './queries.ts'
import { bundleRowOf, wholeBundleOf } from './row.ts'
import { addBundle, addBundleBytes, cancelBundle } from './upload.ts'

export const bundleHandlers: Handlers<typeof bundleCalls> = {
  addBundle,
  addBundleBytes,
  cancelBundle,
  linkBundle,
  fetchBundle,

  async listBundles(filter, context) {
    const [{ total, rows }, asked] = await Promise.all([selectBundles(context.db, filter), askedIn(context)])
    return { total, list: rows.map((row) => bundleRowOf(row, asked)) }
  },

  async getBundle({ id }, context) {
    const row = await findOneBundle(context.db, id)
    if (row === undefined) throw new Problem('notFound')
    return wholeBundleOf(row, { ...(await askedIn(context)), updates: await selectUpdatesOf(context.db, id) })
  },

  async removeBundle({ id }, context) {
    const { db, services } = context
    const row = await lockBundle(db, id)
    if (row === undefined) throw new Problem('notFound')
    // Its sender can give an upload up; a verification is over in a moment.
    if (row.status === 'uploading' || row.status === 'checking') throw new Problem('bundleNotReady')
    if (await isInUse(db, id)) throw new Problem('bundleInUse')
    if (row.file_id !== null) await services.files.remove(db, row.file_id)
    await deleteBundle(db, id)
    const diff = { name: row.file_name, versionName: row.version }
    await recordAct(context, { action: 'removeBundle', targetKind: 'bundle', targetId: id, entId: null, diff })
    return {}
  },
}
