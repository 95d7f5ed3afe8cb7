import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { id, instant } from '../foundation/fields.ts'

/** So many people are told of at once; with the first passwords of these given, the next ones are. */
export const mostWaitingForPassword = 1000
/** Each password takes a hash: a call stays short, and the person sees how far it is. */
export const mostFirstPasswords = 10

const waiting = z.object({ total: z.int(), list: z.array(z.object({ userId: id, name: z.string() })) })

export const firstPasswordCalls = defineCalls({
  getMembersWaitingForPassword: {
    title: ['查看等待初始密码的成员', 'View members waiting for a first password'],
    summary: `The members who have never signed in and have no password (\`without\`), or an initial one that they have not used (\`unused\`, the oldest first): how many, and the first ${mostWaitingForPassword} of them.`,
    method: 'GET',
    path: '/sapi/enterprise/member/first-password',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({}),
    output: z.object({ without: waiting, unused: waiting }),
  },
  giveFirstPasswords: {
    title: ['为成员生成初始密码', 'Give members first passwords'],
    summary:
      'Gives each of these members an initial password, which this answer alone shows. A member who has signed in meanwhile, or belongs to another enterprise, too, is left out.',
    stepUpReason: 'whoever reads the passwords is these people',
    method: 'POST',
    path: '/sapi/enterprise/member/first-password',
    access: { who: enterpriseAdministrator, needs: { stepUp: true } },
    space: 'required',
    input: z.strictObject({ userIds: z.array(id).min(1).max(mostFirstPasswords) }),
    output: z.object({
      list: z.array(
        z.object({
          userId: id,
          name: z.string(),
          loginId: z.string(),
          /** The main department and the position in it; null where there is neither. */
          title: z.string().nullable(),
          initialSecret: z.string(),
          /** Until when it opens anything. */
          validUntil: instant,
        }),
      ),
    }),
    problems: ['memberNotFound'],
  },
})
