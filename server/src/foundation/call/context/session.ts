import type { ClosedSpaceCode, ProblemCode, TwoStepMethod, UserType } from '@atrium/shared-utility/contract'

/** The session of a call, as every gate and handler sees it. */
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

/** An enterprise in which a call is made. */
export type Space = { entId: string }

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
