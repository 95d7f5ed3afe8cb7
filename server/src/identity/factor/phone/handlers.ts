import { Problem, type CallParsed, type phoneCalls } from '@atrium/shared-utility/contract'
import { recordAct } from '../../../foundation/call/audit/queries.ts'
import { sessionOf, type Context, type Handlers } from '../../../foundation/call/context/context.ts'
import { platform } from '../../../foundation/db/scope.ts'
import { secondsUntilNext } from '../../../foundation/call/limit/quota-query.ts'
import { pauseOf } from '../sms/limits.ts'
import { lockOwn } from '../../session/lock-account.ts'
import { sendCode } from '../sms/send-code.ts'
import { stepUpPhone } from './step-up.ts'
import { refuseUnproven, removeFactor } from '../two-step/change-factors.ts'
import { selectFactors } from '../../people/two-step-rule/factor-query.ts'
import { inPlatformScope } from '../../../foundation/call/context/in-platform-scope.ts'
import { deleteSmsFactor } from '../two-step/sms-factor-query.ts'
import { factorPhone, ownHolder } from '../two-step/sms-factor.ts'
import { clearPhone } from './queries.ts'
import { namedPhone, takePhone } from './take-phone.ts'
import { addSmsFactor } from './add-sms-factor.ts'

export const phoneHandlers: Handlers<typeof phoneCalls> = {
  sendOwnCode,
  addSmsFactor: inPlatformScope(addSmsFactor),
  setOwnPhone: inPlatformScope(setOwnPhone),
  deleteOwnPhone: inPlatformScope(deleteOwnPhone),

  async getOwnCodeCountdown({ purpose }, context) {
    const pause = pauseOf(ownHolder(context), purpose)
    return { countdown: await context.services.tx(platform, (db) => secondsUntilNext(db, pause, context.now)) }
  },
}

/** No connection is held while the service is asked. */
async function sendOwnCode({ purpose, phone: typed }: CallParsed<'sendOwnCode'>, context: Context) {
  if (!context.services.sms.isOffered) throw new Problem('smsNotOffered')
  const phone = await phoneFor[purpose](typed, context)
  const entId = sessionOf(context).entId
  // A signed-in person has a limit of their own, and solves no captcha.
  const asked = { purpose, phone, holder: ownHolder(context), generation: 0, entId, isSolved: true }
  await sendCode(asked, context)
  return { sent: true as const, countdown: 60 }
}

type TypedPhone = string | undefined

const phoneFor = {
  twoStep: (_typed: TypedPhone, context: Context) => factorPhone(context),
  stepUp: (_typed: TypedPhone, context: Context) => stepUpPhone(context),
  phone: phoneToProve,
}

async function phoneToProve(typed: TypedPhone, context: Context) {
  refuseUnproven(context)
  return (await namedPhone(typed, context)).phone
}

/** A telephone that is a second factor stays one: a person who changes it has just given a factor. */
async function setOwnPhone(input: CallParsed<'setOwnPhone'>, context: Context) {
  refuseUnproven(context)
  await takePhone(input, context)
  const { userId } = sessionOf(context)
  await recordAct(context, { action: 'setOwnPhone', targetKind: 'user', targetId: userId, entId: null })
  return {}
}

async function deleteOwnPhone(_input: CallParsed<'deleteOwnPhone'>, context: Context) {
  const { db, now } = context
  const { userId } = sessionOf(context)
  refuseUnproven(context)
  await lockOwn(context)
  const [factor] = (await selectFactors(db, userId)).sms
  if (factor !== undefined) {
    const remove = () => deleteSmsFactor(db, { userId, id: factor.id })
    await removeFactor({ kind: 'sms', action: 'deleteFactor', remove }, context)
  }
  if (!(await clearPhone(db, { userId, now }))) throw new Problem('notFound')
  await recordAct(context, { action: 'deleteOwnPhone', targetKind: 'user', targetId: userId, entId: null })
  return {}
}
