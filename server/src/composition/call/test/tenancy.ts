import { type CallName, calls, UserType } from '@atrium/shared-utility/contract'
import type { Answer } from '../../../test/client.ts'
import { runSql } from '../../../test/cluster.ts'
import { isOfSessions } from '../../../test/is-of-sessions.ts'
import type { Round } from '../../../test/look-once.ts'
import { opOf } from '../../../test/op-of.ts'
import { startTestServer, type TestServer } from '../../../test/test-server.ts'
import { tables } from '../../rooms.ts'
import { callNames } from '../../../test/call-names.ts'

// Going to another enterprise is asked for from anywhere: from one that has just been closed to this person, too.
export const closedNames = callNames.filter((name) => isOfSessions(calls[name]) && name !== 'switchEnterprise')
export const spaceNames = closedNames.filter((name) => calls[name].space !== 'none')
export const spaceFields = ['entid', 'entId', 'enterId', 'currentEntId'] as const

/** A person of enterprise A, and enterprise B, which does not know them. */
export async function startTenancy() {
  const server = await startTestServer()
  const [a, b] = [await server.given.enterprise(), await server.given.enterprise()]
  await server.given.person({ enterprise: b })
  const userOfA = await server.given.signedIn({ userType: UserType.administrator, enterprise: a })
  return { server, a, b, userOfA, roundUnderPrefix, fieldMisfit }

  /** Each call under B’s prefix; those in `compared` also under one that does not exist, which is answered the same. */
  function roundUnderPrefix(compared: readonly CallName[]): Round<CallName> {
    return { take: (name) => prefixMisfits(name, compared.includes(name)), look: () => everything(server) }
  }

  async function prefixMisfits(name: CallName, isCompared: boolean) {
    const foreign = await userOfA.tryCall(name, opOf(calls[name]), { space: b.id })
    const isRefused = foreign.status === 403 && foreign.error === 'spaceDenied'
    const misfits = isRefused ? [] : [`${name} under the prefix of B: ${foreign.status} ${foreign.error}`]
    if (!isCompared) return misfits
    const unknown = await userOfA.tryCall(name, opOf(calls[name]), { space: 'zzzunknown' })
    return textOf(unknown) === textOf(foreign) ? misfits : [...misfits, `${name} tells that B is there`]
  }

  async function fieldMisfit(name: CallName, field: string) {
    const { error } = await userOfA.tryCall(name, { [field]: b.id })
    return error === 'spaceDenied' ? [] : [`${name} with the id of B in ${field}: ${error}`]
  }
}

function textOf({ status, body }: Answer) {
  return `${status} ${JSON.stringify(body).replace(/"requestId":"[\w-]+"/, '')}`
}

const writtenBySpaces = tables.filter(({ kind, app = '' }) => kind === 'tenant' && /insert|update|delete/.test(app))
const kept = [
  ...writtenBySpaces.map(({ name }) => name).filter((name) => name !== 'audit_log'),
  'enterprise',
  'application_request',
  'message_receipt',
  'job',
  'user_account',
  "(select * from audit_log where result <> 'denied')",
]

/** A fingerprint of all that a person of an enterprise could have written; that they were refused is in the log. */
async function everything({ address }: TestServer) {
  const prints = kept.map(
    (rows, index) => `(select md5(coalesce(string_agg(t::text, '' order by t::text), '')) from ${rows} t) as t${index}`,
  )
  return (await runSql(address, `select ${prints.join(', ')}`)).rows
}
