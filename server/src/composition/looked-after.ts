import type { Services } from '../foundation/context/services.ts'
import type { Aside } from '../foundation/db/aside.ts'

type Waited = Pick<Services, 'outgoing' | 'hashing' | 'sms' | 'mailer'>

/** What calls wait for outside of the database, with an eye on whether they hold a connection meanwhile. */
export function lookedAfter({ outgoing, hashing, sms, mailer }: Waited, aside: Aside): Waited {
  return {
    outgoing: {
      ...outgoing,
      fetch: (url, init) => (aside('somebody else’s server'), outgoing.fetch(url, init)),
    },
    hashing: {
      ...hashing,
      derive: (work, turn) => (aside('hashing'), hashing.derive(work, turn)),
      inTurn: (turn, work) => (aside('a turn at hashing'), hashing.inTurn(turn, work)),
    },
    sms: {
      get isOffered() {
        return sms.isOffered
      },
      get isInLog() {
        return sms.isInLog
      },
      send: (message) => (aside('the SMS service'), sms.send(message)),
      reach: () => (aside('the SMS service'), sms.reach()),
    },
    mailer: {
      get isOffered() {
        return mailer.isOffered
      },
      send: (mail) => (aside('the mail server'), mailer.send(mail)),
    },
  }
}
