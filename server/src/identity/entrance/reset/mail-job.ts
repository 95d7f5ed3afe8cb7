import { newToken } from '../../../foundation/process/secrets/new-token.ts'
import { lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { defineJob, type JobContext } from '../../../foundation/job/job.ts'
import type { Mail } from '../../../foundation/sending/mail/mailer.ts'
import { recordAttempt } from '../../../foundation/call/limit/throttle-query.ts'
import { lockAccount } from '../../session/lock-account.ts'
import { findPersonById, findRecipient, findUnsent, noteSent, putLink } from './queries.ts'

const minuteMs = 60_000
const lives = { passwordReset: 15 * minuteMs, emailConfirm: 24 * 60 * minuteMs }
const pages = { passwordReset: '/home/reset', emailConfirm: '/home/email' } as const

/**
 * Only the job looks for the person, and mails. The caller waits for neither, so an answer takes as long for an account
 * that exists as for one that does not. What was typed waits sealed: people type passwords where the login id belongs.
 * The link is stored before it is mailed, so that it is there when the person opens it. It is stored under the
 * account's lock, so that no change that voids links overlooks one.
 */
export const passwordReset = defineJob({
  kind: 'passwordReset',
  lane: 'letter',
  retryFrom: 'beginning',
  lasts: true,
  payload: z.object({ account: z.string(), lang }),
  steps: [
    {
      name: 'link',
      async run({ account, lang: asked }, context) {
        const find = () => findRecipient(context.db, context.services.secrets.open(account))
        const found = await find()
        if (found === undefined) return
        await lockAccount(context.db, found.id)
        // The address may have been taken from this person meanwhile, or given to another.
        const person = await find()
        if (person?.id !== found.id || person.email === null) return
        await keepLink({ kind: 'passwordReset', person, email: person.email, lang: asked }, context)
      },
    },
    { name: 'mail', run: mailLink },
  ],
})

/** Mails a link to an address that the caller says is theirs. */
export const emailConfirm = defineJob({
  kind: 'emailConfirm',
  lane: 'letter',
  retryFrom: 'beginning',
  lasts: true,
  // A job that an earlier release has queued names no generation: it is the account's first one.
  payload: z.object({ userId: z.string(), generation: z.number().default(0), email: z.string(), lang }),
  steps: [
    {
      name: 'link',
      async run({ userId, generation, email, lang: asked }, context) {
        await lockAccount(context.db, userId)
        const person = await findPersonById(context.db, userId)
        // The account has been put right since, or has another address: the first caller may be a thief.
        if (person?.pending_generation !== generation) return
        const address = context.services.secrets.open(email)
        await keepLink({ kind: 'emailConfirm', person, email: address, lang: asked }, context)
      },
    },
    { name: 'mail', run: mailLink },
  ],
})

type Link = Pick<Mail, 'lang'> & {
  kind: keyof typeof lives
  person: { id: string; locale: string | null }
  email: string
}

async function keepLink({ kind, person, email, lang: asked }: Link, { db, now, services, jobId }: JobContext) {
  // The mailbox is being flooded; the caller is not told.
  if ((await recordAttempt(db, [{ kind: 'mail', subject: person.id }], now)) > 0) return
  const token = newToken()
  await putLink(db, {
    userId: person.id,
    kind,
    token,
    email,
    until: new Date(now.getTime() + lives[kind]),
    job_id: jobId,
    lang: lang.safeParse(person.locale).data ?? asked,
    sealed: services.secrets.seal(token),
  })
}

async function mailLink(_payload: unknown, { db, now, services, jobId }: JobContext) {
  const link = await findUnsent(db, jobId, now)
  // The person has no address, a newer link replaces this one, its time is over, or mail has been switched off since.
  if (link === undefined || link.sealed === null || !services.mailer.isOffered) return
  const path = `${pages[link.kind]}#token=${services.secrets.open(link.sealed)}` as const
  await services.mailer.send({ kind: link.kind, to: link.email, lang: lang.parse(link.lang), name: link.name, path })
  await noteSent(db, jobId)
}
