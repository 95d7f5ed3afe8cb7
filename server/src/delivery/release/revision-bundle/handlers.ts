import { Problem, type CallParsed, type revisionBundleCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import type { Context, Handlers } from '../../../foundation/call/context/context.ts'
import { selectArtifacts } from '../../../portal/artifact/artifact-query.ts'
import { refuseRemoved } from '../../../portal/artifact/removed-query.ts'
import { findHead, findRevision, findRevisionByNumber, type Revision } from '../../../portal/revision/revision-query.ts'
import { importRevision } from './import.ts'
import { makeBundle } from './make.ts'
import { addImport, addImportBytes, cancelImport, getImport } from './upload.ts'

export const revisionBundleHandlers: Handlers<typeof revisionBundleCalls> = {
  exportRevision,
  async saveRevision({ id }, context) {
    const revision = await findRevision(context.db, id)
    if (revision === undefined) throw new Problem('notFound')
    return bundleOf(revision, context)
  },
  addImport,
  getImport,
  addImportBytes,
  cancelImport,
  importRevision,
}

async function exportRevision({ number: asked }: CallParsed<'exportRevision'>, context: Context) {
  const { db } = context
  const revision = await (asked === undefined ? findHead(db) : findRevisionByNumber(db, asked))
  if (revision === undefined) throw new Problem('notFound')
  return bundleOf(revision, context)
}

async function bundleOf({ id, number, reason, entries }: Revision, context: Context) {
  const { db, services } = context
  await refuseRemoved(db, Object.values(entries))
  const artifacts = await selectArtifacts(db, Object.values(entries))
  const diff = { revision: number }
  await recordAct(context, { action: 'exportRevision', targetKind: 'portal', targetId: id, entId: null, diff })
  const reader = { tx: services.tx, files: services.files, signer: services.secrets.signer, now: () => context.now }
  return {
    name: `atrium-revision-${number}.zip`,
    type: 'application/zip',
    open: async () => {
      const { files, body } = makeBundle(reader, { number, reason, artifacts })
      return { rows: files, isCut: false, body }
    },
  }
}
