/**
 * Why a messenger did not do what it was asked. `code`: the person's code, or the person, is refused. `token`: our
 * token has ended. `app`: the enterprise's app or its secret is not accepted. `away`: no answer that can be used.
 */
export class ProviderFailure extends Error {
  override readonly name = 'ProviderFailure'
  readonly kind: 'code' | 'token' | 'app' | 'away'
  /** The messenger's own number or word. Never a code, a secret or a token: it is logged. */
  readonly detail: string

  constructor(kind: ProviderFailure['kind'], detail: string) {
    super(`${kind}: ${detail}`)
    this.kind = kind
    this.detail = detail
  }
}

/** The id of an agent, which the messengers want as a number. Throws where an app was entered without one. */
export function numberOf(agentId: string) {
  if (!/^\d{1,15}$/.test(agentId)) throw new ProviderFailure('app', 'agentId')
  return Number(agentId)
}

type Table = Partial<Record<Exclude<ProviderFailure['kind'], 'away'>, readonly (number | string)[]>>

/** The failure that a messenger's number of an error stands for; an unknown number counts as no answer. */
export function failureOf(number: number | string, table: Table) {
  const kinds = ['code', 'token', 'app'] as const
  return new ProviderFailure(kinds.find((kind) => table[kind]?.includes(number)) ?? 'away', String(number))
}
