import { randomInt } from 'node:crypto'
import { isPlatformStaff, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { serverTurn } from '../../identity/hashing/turn-of.ts'
import { insertCredential, insertPerson } from '../../identity/person/queries.ts'
import type { Services } from '../../foundation/context/services.ts'
import { demoAccounts, operatorAccount } from '../../portal/demo/accounts.ts'
import { seedDemo, type SeededPerson } from './demo-query.ts'
import { claimSeed } from '../../portal/demo/queries.ts'

type Options = {
  /** True for the demo edition; else the first operator is all there is. */
  withDemo: boolean
  /** Null: a random one is made. */
  password: string | null
  /** Shows the password to whoever starts the server; called before the accounts exist for anybody. */
  show: (firstRun: FirstRun) => void
}

export type FirstRun = {
  password: string
  accounts: readonly { loginId: string; label: { 'zh-CN': string; 'en-US': string } }[]
}

/**
 * Fills an empty database once, which later starts leave as it is. The password is kept nowhere, so it is shown before
 * all this counts: a process that ends in between has either shown it or made nothing.
 */
export async function seedFirstRun(
  { tx, passwords }: Pick<Services, 'tx' | 'passwords'>,
  options: Options,
): Promise<void> {
  const password = options.password ?? randomPassword()
  const accounts = options.withDemo ? demoAccounts : [operatorAccount]
  await tx(platform, async (db) => {
    if (!(await claimSeed(db, { demo: options.withDemo }))) return
    const people = await Promise.all(
      accounts.map(async (account) => ({ ...account, id: newId(), phc: await passwords.hash(password, serverTurn) })),
    )
    for (const person of people) await addPerson(db, person)
    if (options.withDemo) await seedDemo(db, people)
    options.show({ password, accounts })
  })
}

async function addPerson(db: Db, { id, loginId, label, userType, phc, phone }: SeededPerson) {
  const isPlatform = isPlatformStaff(userType)
  await insertPerson(db, {
    id,
    login_id: loginId,
    name: label['zh-CN'],
    platform_type: isPlatform ? userType : null,
    is_root: userType === UserType.operator,
    ...(phone !== undefined && { phone, phone_e164: phone, phone_verified_at: new Date() }),
  })
  await insertCredential(db, { user_id: id, phc })
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

// Four groups of four: 79 bits, and still easy to type from a terminal.
function randomPassword() {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
