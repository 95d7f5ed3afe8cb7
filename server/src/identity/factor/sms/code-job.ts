import { lang, smsPurposes } from '@atrium/shared-utility/contract'
import { z } from 'zod'
import { spendOnce, takeBackSpent } from '../../captcha/queries.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { defineJob, type JobContext } from '../../../foundation/job/job.ts'
import type { Secrets } from '../../../foundation/process/secrets/secrets.ts'
import { giveBack } from '../../../foundation/call/limit/quota-query.ts'
import { mayHaveArrived } from './post.ts'
import { endOutage, noteOutage } from './outage.ts'
import { findByPhone, isCurrent, putCode } from './queries.ts'

export const smsCodeKind = 'smsCode'

const purpose = z.enum(smsPurposes)
const order = z.object({
  id: z.string(),
  key: z.object({ purpose, target: z.string(), holder: z.string() }),
  codeMac: z.string(),
  expiresAt: z.coerce.date(),
  phone: z.string(),
  // An order that an earlier release has queued names no generation.
  generation: z.number().default(0),
  purpose,
  lang,
  code: z.string(),
  giveBack: z.array(z.object({ kind: z.string(), subject: z.string(), most: z.number(), withinMs: z.number() })),
})
type Order = z.output<typeof order>

/** The whole order is a secret: the code, and the telephone that the caller asked about. */
export function sealOrder(given: Order, secrets: Pick<Secrets, 'seal'>) {
  return { sealed: secrets.seal(JSON.stringify(given)) }
}

/**
 * Sends a code to the telephone of an account, and does the same without a message for an unknown number: no later
 * question tells them apart. So the step that depends on the account, sending, comes last, and its failure is only in
 * the log. A service that does not answer at all is noticed before, for every number.
 */
export const smsCode = defineJob({
  kind: smsCodeKind,
  // A person sits before the form and waits for the code.
  places: 4,
  payload: z.object({ sealed: z.string() }),
  steps: [
    { name: 'reach', run: reach },
    // Stored before it is sent, so that it is there when the person types it.
    { name: 'keep', run: (payload, context) => putCode(context.db, orderOf(payload, context)) },
    { name: 'send', run: send },
  ],
  async gaveUp(payload, { db, services, step }) {
    // Later only an account's message could have failed, and a caller who counts would see it.
    if (step === null) await giveBack(db, orderOf(payload, { services }).giveBack)
  },
})

type Payload = { sealed: string }

function orderOf({ sealed }: Payload, { services }: Pick<JobContext, 'services'>) {
  return order.parse(JSON.parse(services.secrets.open(sealed)))
}

async function reach(_payload: Payload, { db, now, services }: JobContext) {
  try {
    await services.sms.reach()
  } catch (error) {
    // In a transaction of its own: this step is rolled back.
    await services.tx(platform, (own) => noteOutage(own, now))
    throw error
  }
  await endOutage(db)
}

async function send(payload: Payload, context: JobContext) {
  const asked = orderOf(payload, context)
  const { db, now } = context
  // It came too late, was replaced by a newer one, or was guessed.
  if (asked.expiresAt <= now || !(await isCurrent(db, asked.id))) return
  const account = await findByPhone(db, asked.phone)
  // A caller who registers has shown an invitation. Otherwise the account may have been put right since the order.
  if (asked.purpose === 'register' || account?.generation === asked.generation) await sendOnce(asked, context)
}

/** Noted before the service is asked: a message that it may have taken is not sent again, even if this process dies. */
async function sendOnce(
  { id, phone, purpose: template, code, lang: spoken, expiresAt }: Order,
  { services }: JobContext,
) {
  const note = { code: `sms|${id}`, until: expiresAt }
  if (!(await services.tx(platform, (db) => spendOnce(db, note)))) return
  try {
    await services.sms.send({ phone, template, code, lang: spoken })
  } catch (error) {
    if (!mayHaveArrived(error)) await services.tx(platform, (db) => takeBackSpent(db, note))
    throw error
  }
}
