import { newToken } from '../../foundation/secrets/new-token.ts'
import { lang } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { defineJob, type JobContext } from '../../foundation/job/job.ts'
import type { Mail } from '../../foundation/mail/mailer.ts'
import { recordAttempt } from '../../foundation/limit/throttle-query.ts'
import { lockAccount } from '../session/lock-account.ts'
import { findPersonById, findRecipient, findUnsent, noteSent, putLink } from './queries.ts'

const minuteMs = 60_000
const lives = { passwordReset: 15 * minuteMs, emailConfirm: 24 * 60 * minuteMs }
const pages = { passwordReset: '/home/reset', emailConfirm: '/home/email' } as const

/**
 * Looks for the person only here, and mails: whoever asks waits for neither, so an answer takes as long for an account
 * that exists as for one that does not. What was typed waits sealed; people type passwords where the login id belongs.
 * The link is kept before it is mailed: nobody opens one that is not there yet. It is kept under the account's lock, so
 * that nothing that voids links overlooks one.
 */
export const passwordReset = defineJob({
  kind: 'passwordReset',
  lane: 'letter',
  retryFrom: 'beginning',
  payload: z.object({ account: z.string(), lang }),
  steps: [
    {
      name: 'link',
      async run({ account, lang: asked }, context) {
        const find = () => findRecipient(context.db, context.services.secrets.open(account))
        const found = await find()
        if (found === undefined) return
        await lockAccount(context.db, found.id)
        // Whoever had the address taken away meanwhile, or given to them.
        const person = await find()
        if (person?.id !== found.id || person.email === null) return
        await keepLink({ kind: 'passwordReset', person, email: person.email, lang: asked }, context)
      },
    },
    { name: 'mail', run: mailLink },
  ],
})

/** Mails a link to an address that somebody says is theirs. */
export const emailConfirm = defineJob({
  kind: 'emailConfirm',
  lane: 'letter',
  retryFrom: 'beginning',
  // What an earlier release has queued says no generation: the account's first one.
  payload: z.object({ userId: z.string(), generation: z.number().default(0), email: z.string(), lang }),
  steps: [
    {
      name: 'link',
      async run({ userId, generation, email, lang: asked }, context) {
        await lockAccount(context.db, userId)
        const person = await findPersonById(context.db, userId)
        // Somebody has put the account right since, or its address is another: whoever asked before may be a thief.
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
  // Somebody floods a mailbox: there is nobody to be told.
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

async function mailLink(_payload: unknown, { db, services, jobId }: JobContext) {
  const link = await findUnsent(db, jobId)
  // Nobody to write to, a newer link in its place, or mail switched off since.
  if (link === undefined || link.sealed === null || !services.mailer.isOffered) return
  const path = `${pages[link.kind]}#token=${services.secrets.open(link.sealed)}` as const
  await services.mailer.send({ kind: link.kind, to: link.email, lang: lang.parse(link.lang), name: link.name, path })
  await noteSent(db, jobId)
}
