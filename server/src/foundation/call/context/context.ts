import type { Call, Calls, Lang } from '@atrium/shared-utility/contract'
import type { z } from 'zod'
import type { Config } from '../../process/config/config.ts'
import type { FileAnswer } from './file-answer.ts'
import type { BytesAnswer } from './bytes-answer.ts'
import type { StreamAnswer } from './stream-answer.ts'
import type { Db } from '../../db/tx.ts'
import type { Deployer } from './deployer.ts'
import type { Cookies } from './cookies.ts'
import type { Services } from './services.ts'
import type { Session, Space } from './session.ts'

/** Everything a handler may use. It holds no HTTP: the same handler could answer a job or a test. */
export type Context = {
  /**
   * The transaction of this call: role and enterprise are set, and it commits when the handler returns.
   * It begins with the first query, so a handler that needs none costs none.
   */
  db: Db
  /**
   * Runs in a transaction of its own when the call refuses, after the call's own one was taken back. It is for what
   * must be written down all the same: two transactions at once would wait for each other's lock on the audit log. It
   * then replaces the record that every refusal gets by itself.
   */
  afterRefusal(work: (db: Db) => Promise<void>): void
  /** The same for what was committed aside, before the call refused, and does not hold for this refusal: `why` is its error. */
  putRight(work: (db: Db, why: unknown) => Promise<void>): void
  now: Date
  newId: () => string
  /** The language of the person, for texts that the server writes. */
  lang: Lang
  session: Session | null
  /** The deploy token of this call, which belongs to no person; null everywhere else. */
  deployer: Deployer | null
  /** The enterprise of this call, access already checked. Never null where the call says `space: 'required'`. */
  space: Space | null
  visitor: Visitor
  config: Config
  cookies: Cookies
  services: Services
}

export type Visitor = {
  ip: string
  userAgent: string
  requestId: string
  deviceHint: string
  /** The host that the request names: it counts only where no base URL is configured. */
  host: string
  /** The enterprise that the path names, not checked: only what signs people in may look at it. */
  entId: string | null
}

/** What the handlers of one noun look like: `export const enterpriseHandlers: Handlers<typeof enterpriseCalls> = {...}`. */
export type Handlers<T extends Calls> = { [N in keyof T]: Handler<T[N]> }

type Handler<C extends Call> = (input: InputOf<C>, context: Context) => Promise<Answer<C>>

/** The key of what is added once is looked after before the handler. */
type InputOf<C extends Call> = C extends { once: string } ? Omit<z.output<C['input']>, 'onceKey'> : z.output<C['input']>

type Answer<C extends Call> = C extends { envelope: 'file' }
  ? FileAnswer
  : C extends { envelope: 'stream' }
    ? StreamAnswer
    : C extends { encoding: 'bytes' }
      ? BytesAnswer<z.input<C['output']>>
      : z.input<C['output']>

/** A context whose call demands a session, or a space, gets them here without a test of its own. */
export function sessionOf<C extends { session: object | null }>({ session }: C): NonNullable<C['session']> {
  if (session === null) throw new Error('this call is public: it has no session to rely on')
  return session
}

export function spaceOf(context: Pick<Context, 'space'>): Space {
  if (context.space === null) throw new Error('this call does not require a space: it has none to rely on')
  return context.space
}
