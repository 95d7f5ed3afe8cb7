/** The most reports within five minutes. A busy page sends four a minute. */
export const mostReports = { person: 60, visitorsOfAddress: 200, peopleOfAddress: 4000 } as const

const windowMs = 5 * 60_000
/** Beyond that a new subject has to wait for the next window. */
const mostSubjects = 100_000

/** `network`: the address, or the network that one subscriber has. */
type Teller = { userId: string | null; network: string }

/**
 * Whether one more report is taken: by person, by all people and by all visitors of an address. In this process alone.
 */
export function createLimits(now: () => Date) {
  let began = 0
  let uses = new Map<string, number>()
  return ({ userId, network }: Teller) => {
    const at = now().getTime()
    if (at >= began + windowMs || at < began) {
      began = at
      uses = new Map()
    }
    if (userId === null) return use(`visitors|${network}`, mostReports.visitorsOfAddress)
    return use(`person|${userId}`, mostReports.person) && use(`people|${network}`, mostReports.peopleOfAddress)
  }

  function use(subject: string, most: number) {
    const count = uses.get(subject) ?? 0
    if (count >= most || (count === 0 && uses.size >= mostSubjects)) return false
    uses.set(subject, count + 1)
    return true
  }
}
