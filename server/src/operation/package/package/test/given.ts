import { UserType, type PackagePlatform } from '@atrium/shared-utility/contract'
import { platform as wholePlatform } from '../../../../foundation/db/scope.ts'
import { must } from '../../../../foundation/process/error/must.ts'
import type { Client } from '../../../../test/client.ts'
import type { TestServer } from '../../../../test/test-server.ts'
import { until } from '../../../../test/until.ts'

export type Operator = Client & { person: { id: string; loginId: string } }

export async function givenOperator(server: TestServer): Promise<Operator> {
  const operator = await server.given.signedIn({ userType: UserType.operator })
  await server.given.confirm(operator)
  return operator
}

type Upload = { bytes: Buffer; platform?: PackagePlatform; name?: string }

/** Announced, sent and looked into. */
export async function uploaded(by: Client, { bytes, platform = 'apk', name = `field.${platform}` }: Upload) {
  const { id } = await by.call('addPackage', { platform, name, sizeBytes: bytes.length })
  await by.call('addPackageBytes', { platform, id, offset: 0 }, { content: Buffer.from(bytes) })
  await until(async () => (await by.call('getPackage', { platform, id })).status !== 'parsing')
  return by.call('getPackage', { platform, id })
}

/** The ticket of a confirmation, as programs use it. */
export async function ticketOf(by: Client, password: string) {
  return must((await by.call('verifyPassword', { op: 'verify', password })).ticket, 'a ticket')
}

/** The file of a package, where it is not removed. */
export function openFiles(server: TestServer, packageId: string) {
  return server.services.tx(wholePlatform, (db) =>
    db
      .selectFrom('stored_file as f')
      .innerJoin('mobile_package as p', 'p.file_id', 'f.id')
      .select('f.id')
      .where('p.id', '=', packageId)
      .where('f.status', '<>', 'removed')
      .execute(),
  )
}
