import { Problem, joiningTypes, type invitationCalls } from '@atrium/shared-utility/contract'
import { registerPath } from '@atrium/shared-utility/model'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { idOnce } from '../../../foundation/call/once/once-query.ts'
import { selectJoiningRoles } from '../connector/queries.ts'
import { must } from '../../../foundation/process/error/must.ts'
import { qrPath } from '../../../foundation/file/qr/qr.ts'
import { refuseUnknownRoles } from '../permission/known-roles.ts'
import { maskPhone } from '../../../identity/people/person/login-id.ts'
import { phoneOf } from '../../../identity/factor/sms/phone.ts'
import { invitationCodeMac, newInvitationCode } from '../../../identity/people/invitation/code.ts'
import { selectInvitations, type SelectedInvitation } from './list-query.ts'
import { insertInvitation, renewCode, revokeInvitation } from './queries.ts'

const dayMs = 24 * 60 * 60_000

export const invitationHandlers: Handlers<typeof invitationCalls> = {
  async listInvitations(input, { db, now }) {
    const { total, rows } = await selectInvitations(db, { ...input, now })
    return { total, list: rows.map(invitationOf) }
  },

  async addInvitation({ onceKey, ...said }, context) {
    const { db, now, newId, lang, services } = context
    const { days, phone, roleIds, userType, ...input } = said
    const sent = await idOnce(context, { what: 'invitation', onceKey, said })
    const [code, entId] = [newInvitationCode(), spaceOf(context).entId]
    const codeMac = invitationCodeMac(code, services.secrets)
    // The first code was not heard, and no call can read it: the invitation gets another one.
    const isRenewed = sent.isSame && (await renewCode(db, { id: sent.id, codeMac }))
    const id = !isRenewed && sent.isAgain ? newId() : sent.id
    if (!isRenewed) {
      refuseUnknownRoles(await selectJoiningRoles(db), { field: 'roleIds', ids: roleIds, lang })
      await insertInvitation(db, {
        ent_id: entId,
        id,
        code_mac: codeMac,
        purpose: input.purpose,
        quota: input.quota,
        domain: input.domain ?? null,
        phone: phone === undefined ? null : await phoneOf(phone),
        user_type: userType,
        role_ids: roleIds,
        expires_at: new Date(now.getTime() + days * dayMs),
        created_by: sessionOf(context).userId,
        created_at: now,
        revoked_at: null,
      })
    }
    const act = { action: 'addInvitation', targetKind: 'invitation', targetId: id, entId } as const
    await recordAct(context, { ...act, diff: { quota: input.quota, userType, days } })
    return madeOf(id, code, context)
  },

  async withdrawInvitation({ id }, context) {
    if (!(await revokeInvitation(context.db, id, context.now))) throw new Problem('notFound')
    const { entId } = spaceOf(context)
    await recordAct(context, { action: 'withdrawInvitation', targetKind: 'invitation', targetId: id, entId })
    return {}
  },
}

function madeOf(id: string, code: string, { config, visitor }: Context) {
  const url = `${config.baseUrl ?? `http://${visitor.host}`}${registerPath}#code=${code}`
  return { id, code, url, qr: qrPath(url) }
}

function invitationOf(row: SelectedInvitation) {
  return {
    id: row.id,
    purpose: row.purpose,
    userType: must(
      joiningTypes.find((type) => type === row.user_type),
      'a user type that an invitation may have',
    ),
    quota: row.quota,
    used: row.used,
    state: row.state,
    phoneMask: maskPhone(row.phone),
    domain: row.domain,
    expiresAt: row.expires_at.toISOString(),
    createdAt: row.created_at.toISOString(),
    createdBy: row.creator,
    createdById: row.creator_id,
  }
}
