import type {
  Call,
  Calls,
  ClosedSpaceCode,
  Lang,
  ProblemCode,
  TwoStepMethod,
  UserType,
} from '@atrium/shared-utility/contract'
import type { z } from 'zod'
import type { Config } from '../../process/config/config.ts'
import type { FileAnswer } from './file-answer.ts'
import type { BytesAnswer } from './bytes-answer.ts'
import type { StreamAnswer } from './stream-answer.ts'
import type { Db } from '../../db/tx.ts'
import type { Deployer } from './deployer.ts'
import type { Services } from './services.ts'

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

export type Session = {
  id: string
  userId: string
  /** Type in the enterprise of this call; that of the platform's people everywhere. */
  userType: UserType
  /** What the person's roles allow for the whole enterprise of this call, and what for some departments of it alone. */
  permissions: readonly string[]
  narrowPermissions: readonly string[]
  /** The session's current enterprise. */
  entId: string | null
  /** The enterprise of this call, where it knows this person and lets them in no longer. */
  barred: Barred | null
  /** The only enterprise that this session opens; null when it opens all of the person's. */
  onlyIn: string | null
  /** True when another enterprise made the account: then the word of that one does not reach the account as a whole. */
  isLimited: boolean
  /** 2 once a second factor has been passed, or a trusted device stands for it: each rule judges that by itself. */
  aal: 1 | 2
  /** True when only the trusted device stands for that factor: enough to work, not to change factors. */
  isByDevice: boolean
  /** The factors that it was verified by, or that device: each rule judges by itself whether one of them will do. */
  passedBy: readonly string[]
  /** When that device was trusted; null where none was, or it is not known. */
  deviceTrustedAt: Date | null
  /** True when the telephone was the first step: then it is no second one. */
  isByPhone: boolean
  /** The two-step policy that holds for this person in the enterprise of this call. */
  twoStep: TwoStepRule
  /** The strictest over all enterprises of this person: it holds for what acts on the account. */
  accountTwoStep: TwoStepRule
  /** For how long a trusted device counts where it counts longest. */
  longestTrustDays: number
  authTime: Date
  stepUpAt: Date | null
  /** True while the password is an initial one, or is too old: little but changing it is allowed. */
  isPasswordDue: boolean
  /** True for an initial one: the sign-in with it was the proof that changing it asks for. */
  isPasswordInitial: boolean
  /** An operator who handles people of the platform, too. */
  isRoot: boolean
  csrf: string
  /** True when a security token stands for the person: it looks at one enterprise and changes nothing. */
  isReadOnly: boolean
  /** The operator who acts as this person in this session; null for the person themself. */
  acting: Acting | null
}

/** The operator who acts in a person's session: which one, until when at the latest, and whether they may change it. */
type Acting = { id: string; operatorId: string; by: string; reason: string; mayChange: boolean; until: Date }

export type Barred = Space & {
  name: string
  why: Extract<ProblemCode, 'membershipSuspended' | 'membershipEnded'> | ClosedSpaceCode
  /** The day that goes with it, where the whole enterprise is closed. */
  at: Date | null
}

export type Space = { entId: string }

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

/** What a handler may do to the browser's cookies. */
export type Cookies = {
  /** The token that the browser sent, if any: only sign-in and sign-out look at it. */
  sessionToken: string | null
  /** What names this browser at the next sign-in; it grants nothing. */
  deviceToken: string | null
  /** `keepMs` null: until the browser closes. */
  setSession(started: { token: string; csrf: string; entId: string | null; keepMs: number | null }): void
  /** The token of the session that waits behind another: what scripts of the page read stays that of the other one. */
  setWaitingSession(waiting: { token: string; keepMs: number | null }): void
  /** The token of a session in which an operator acts as a person, before their own; with it the token for scripts. */
  beginActing(begun: { token: string; csrf: string; entId: string }): void
  /** True when the browser sent one. */
  isActing: boolean
  /** The operator's own session is the browser's again. */
  endActing(own: { csrf: string } | null): void
  /** Clears the refresh cookie and the acting session as well: a person who signs out does not come back by them. */
  clearSession(): void
  /** What binds something unfinished, such as a sign-in under way, to this browser. */
  presessionToken: string | null
  setPresession(token: string): void
  setDevice(token: string): void
  /** What keeps this browser signed in when its session is over: `family.secret`, if the browser sent one. */
  refreshToken: string | null
  setRefresh(kept: { token: string; keepMs: number }): void
  clearRefresh(): void
  /** True when a language was chosen in this browser. */
  hasLang: boolean
  setLang(lang: Lang): void
  /** The token of a device that passed a second factor before, if the browser sent one. */
  trustToken: string | null
  trustDevice(trusted: { token: string; keepMs: number }): void
  /** The secret of something that this browser alone may finish, if it sent one. */
  held(what: HeldSecret): string | null
  /** Null lets go of it. */
  hold(what: HeldSecret, secret: { token: string; keepMs: number } | null): void
}

/** What a browser may hold the secret of, while something is under way. */
export type HeldSecret = 'scan' | 'bind' | 'view'

/** What the handlers of one noun look like: `export const enterpriseHandlers: Handlers<typeof enterpriseCalls> = {...}`. */
export type Handlers<T extends Calls> = { [N in keyof T]: Handler<T[N]> }

type Handler<C extends Call> = (input: z.output<C['input']>, context: Context) => Promise<Answer<C>>

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

/** What two-step verification asks of a person in one enterprise, on the platform, or for their account. */
export type TwoStepRule = {
  isOpen: boolean
  isInScope: boolean
  /** No rule asks, but the person set up a factor of their own accord, and is asked for it. */
  isChosen: boolean
  /** The last moment to enrol; null: at once. */
  effectiveAt: Date | null
  hasFactor: boolean
  /** The second factors that the person has. */
  own: readonly TwoStepMethod[]
  /** A person has to give one factor of each of these lists; empty where any factor will do. */
  accepted: readonly (readonly TwoStepMethod[])[]
  /** For how long a trusted device counts; 0: not at all. */
  trustDeviceDays: number
}
