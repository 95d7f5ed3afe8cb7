import { randomBytes } from 'node:crypto'
import type { securityTokenCalls } from '@atrium/shared-utility/contract'
import { spacePath } from '@atrium/shared-utility/model'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, spaceOf, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { recordOrRefuse } from '../../../foundation/call/limit/record-attempt.ts'
import { qrPath } from '../../../foundation/file/qr/qr.ts'
import { encodeToken } from './authorization.ts'
import { insertToken } from './queries.ts'

const tokenMs = 10 * 60_000

export const securityTokenHandlers: Handlers<typeof securityTokenCalls> = {
  async addSecurityToken(_input, context) {
    const { now, newId, config, visitor, services } = context
    const { id: sessionId, userId } = sessionOf(context)
    const { entId } = spaceOf(context)
    await recordOrRefuse([{ kind: 'securityToken', subject: userId }], context)
    const token = { id: newId(), secret: randomBytes(16).toString('base64url') }
    const expiresAt = new Date(now.getTime() + tokenMs)
    await services.tx(platform, (all) => insertToken(all, { ...token, sessionId, entId, expiresAt }))
    await recordAct(context, { action: 'addSecurityToken', targetKind: 'session', targetId: sessionId, entId })
    const origin = config.baseUrl ?? `http://${visitor.host}`
    const url = `${origin}${spacePath(entId)}/user/workbench?securityToken=${encodeURIComponent(encodeToken(token))}`
    return { url, qr: qrPath(url), expiresAt: expiresAt.toISOString() }
  },
}
