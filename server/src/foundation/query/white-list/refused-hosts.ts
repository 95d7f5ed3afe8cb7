import { Problem, problemText, type Lang } from '@atrium/shared-utility/contract'
import type { Services } from '../../call/context/services.ts'
import { platform } from '../../db/scope.ts'
import type { Db } from '../../db/tx.ts'
import { entriesFor, hostOf } from './host.ts'
import { selectListed } from './listed-query.ts'

type Of = { entId: string; addresses: readonly string[] }

/** The hosts of these addresses that an enterprise may not use. */
export async function refusedHosts(db: Db, { entId, addresses }: Of) {
  const hosts = [...new Set(addresses.map(hostOf).filter((host) => host !== null))]
  if (hosts.length === 0) return new Set<string>()
  const listed = await selectListed(db, { kind: 'host', entId, values: hosts.flatMap(entriesFor) })
  if (listed === null) return new Set<string>()
  return new Set(hosts.filter((host) => !entriesFor(host).some((entry) => listed.has(entry))))
}

type HostCheck = Of & { services: Pick<Services, 'tx'>; lang: Lang; field?: string }

/**
 * Throws hostNotListed, at the field that named it where there is one. Looked up aside, so that a caller that goes on
 * to call one of them holds no connection.
 */
export async function refuseUnlistedHosts({ services, lang, field, ...of }: HostCheck) {
  const [host] = await services.tx(platform, (db) => refusedHosts(db, of))
  if (host === undefined) return
  const fields = field === undefined ? [] : [{ field, msg: problemText('hostNotListed', lang, { host }) }]
  throw new Problem('hostNotListed', { host }, { fields })
}
