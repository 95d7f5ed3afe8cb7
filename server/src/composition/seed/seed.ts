import { randomInt } from 'node:crypto'
import { isPlatformStaff, UserType } from '@atrium/shared-utility/contract'
import { newId } from '../../foundation/db/id.ts'
import { platform } from '../../foundation/db/scope.ts'
import type { Db } from '../../foundation/db/tx.ts'
import { serverTurn } from '../../identity/hashing/turn-of.ts'
import { insertCredential, insertPerson } from '../../identity/people/person/queries.ts'
import type { Services } from '../../foundation/call/context/services.ts'
import { demoAccounts, demoEnterprises, operatorAccount } from '../../portal/page/demo/accounts.ts'
import { addAnnouncements } from './announcements.ts'
import { seedDemo, type SeededPerson } from './demo-query.ts'
import { demoApplicationsKind } from './applications/job.ts'
import { demoDeliveryKind } from './delivery/job.ts'
import { seedLife } from './life-query.ts'
import { readOldMessages } from './messages-query.ts'
import { claimSeed } from '../../portal/page/demo/queries.ts'

type Options = {
  /** `none`: the first operator is all there is. `accounts`: the demo without what has happened in it, for tests. */
  demo: Demo
  now: Date
  /** Null: a random one is made. */
  password: string | null
  /** Shows the password to the person who starts the server; called before the accounts exist for any caller. */
  show: (firstRun: FirstRun) => void
}

export type Demo = 'none' | 'accounts' | 'whole'

export type FirstRun = {
  password: string
  accounts: readonly { loginId: string; label: { 'zh-CN': string; 'en-US': string } }[]
}

/**
 * Fills an empty database once; later starts leave it as it is. The password is stored nowhere, so it is shown before
 * the transaction ends: a process that dies in between has either shown it or made nothing.
 */
export async function seedFirstRun(
  { tx, passwords, enqueue }: Pick<Services, 'tx' | 'passwords' | 'enqueue'>,
  options: Options,
): Promise<void> {
  const password = options.password ?? randomPassword()
  const withDemo = options.demo !== 'none'
  const accounts = withDemo ? demoAccounts : [operatorAccount]
  const people = await tx(platform, async (db) => {
    if (!(await claimSeed(db, { demo: withDemo }))) return []
    const made = await Promise.all(
      accounts.map(async (account) => ({ ...account, id: newId(), phc: await passwords.hash(password, serverTurn) })),
    )
    // No person chose it and it stood in a log, so it holds only until another is chosen; a demo is to be looked at.
    const isInitial = !withDemo && options.password === null
    for (const person of made) await addPerson(db, person, isInitial)
    if (withDemo) await seedDemo(db, made)
    if (options.demo === 'whole') {
      await seedLife(db, { people: made, now: options.now })
      for (const { id: entId } of Object.values(demoEnterprises))
        await enqueue(db, { kind: demoApplicationsKind, key: entId, payload: { entId }, entId })
      // The start has other work to do first; where the example parcels come, they bring it.
      const notBefore = new Date(options.now.getTime() + startMs)
      await enqueue(db, { kind: demoDeliveryKind, key: 'demo', payload: {}, notBefore })
    }
    options.show({ password, accounts })
    return made
  })
  if (options.demo !== 'whole' || people.length === 0) return
  await readOldMessages(tx, { people, now: options.now })
  await addAnnouncements(tx, options.now)
}

/** A demo is open by then, as a rule. */
const startMs = 10_000

async function addPerson(db: Db, person: SeededPerson, isInitial: boolean) {
  const { id, loginId, label, name, userType, phc, phone } = person
  const isPlatform = isPlatformStaff(userType)
  await insertPerson(db, {
    id,
    login_id: loginId,
    // The language of its person is not known yet.
    name: name ?? Object.values(label).join(' / '),
    platform_type: isPlatform ? userType : null,
    is_root: userType === UserType.operator,
    ...(phone !== undefined && { phone, phone_e164: phone, phone_verified_at: new Date() }),
  })
  await insertCredential(db, { user_id: id, phc, initial: isInitial })
}

const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
const groups = 4
const groupLength = 4

// Four groups of four: 79 bits, and still easy to type from a terminal.
function randomPassword() {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join('')
  return Array.from({ length: groups }, group).join('-')
}
