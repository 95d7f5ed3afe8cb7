import type { Context } from '../../../foundation/call/context/context.ts'
import type { Session } from '../../../foundation/call/context/session.ts'

/** What records are read and written with: a call has it, and so has a job that goes on for a person. */
export type RecordContext = Pick<Context, 'db' | 'now' | 'newId' | 'lang' | 'space' | 'services'> & {
  session: Pick<Session, 'userId' | 'userType'> | null
}
