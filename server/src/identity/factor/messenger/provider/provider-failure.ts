/**
 * Why a messenger did not do what it was asked. `code`: the person's code, or the person, is refused. `token`: our
 * token has ended. `app`: the enterprise's app or its secret is not accepted. `away`: no answer that can be used.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: 'code' | 'token' | 'app' | 'away'
  /** The messenger's own number or word. Never a code, a secret or a token: it is logged. */
  readonly detail: string
  /** True when nothing was heard until the time was over, or no connection came about. */
  readonly isSilent: boolean

  constructor(kind: ProviderFailure['kind'], detail: string, { isSilent = false } = {}) {
    super(`${kind}: ${detail}`)
    this.kind = kind
    this.detail = detail
    this.isSilent = isSilent
  }
}

/** The id of an agent, which the messengers want as a number. Throws where an app was entered without one. */
export function numberOf(agentId: string) {
  if (!/^\d{1,15}$/.test(agentId)) throw new ProviderFailure('app', 'agentId')
  return Number(agentId)
}

type ErrorNumber = number | string
type Table = Partial<Record<Exclude<ProviderFailure['kind'], 'away'>, readonly ErrorNumber[]>>
const kinds = ['code', 'token', 'app'] as const

/** The failure that a messenger's number of an error stands for; an unknown number counts as no answer. */
export function failureOf(number: ErrorNumber, table: Table) {
  return new ProviderFailure(kinds.find((kind) => table[kind]?.includes(number)) ?? 'away', String(number))
}

/**
 * The same for a card: what a messenger answers is about this card or this person, unless the number is known to be about the app, or to say
 * that it takes none for a while.
 */
export function cardFailureOf(number: ErrorNumber, table: Table & { busy: readonly ErrorNumber[] }) {
  const kind = table.busy.includes(number) ? 'away' : kinds.find((known) => table[known]?.includes(number))
  return new ProviderFailure(kind ?? 'code', String(number))
}
