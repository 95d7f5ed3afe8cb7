import type { Services } from '../foundation/call/context/services.ts'
import type { Aside } from '../foundation/db/aside.ts'
import { readInProcess } from '../foundation/file/reader/read-in-process.ts'

type SlowServices = Pick<Services, 'outgoing' | 'hashing' | 'sms' | 'mailer' | 'readFile'>
type ServiceOptions = Omit<SlowServices, 'readFile'> & Partial<SlowServices>

/** The services that calls wait for, not the database; `aside` notices a call that holds a connection meanwhile. */
export function lookedAfter(
  { outgoing, hashing, sms, mailer, readFile = readInProcess }: ServiceOptions,
  aside: Aside,
): SlowServices {
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
    readFile: (task, how) => (aside('the reader of a file'), readFile(task, how)),
  }
}
