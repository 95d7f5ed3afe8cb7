import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { nothing } from '../foundation/fields.ts'

/** What other programs ask about the account of a person: no page of ours calls it. */
export const userInfoCalls = defineCalls({
  getServiceLogin: {
    title: ['读取平台服务的登录状态', 'Read the sign-ins to platform services'],
    summary: 'Which platform services this session is signed in to. Holds no tokens.',
    method: 'GET',
    path: '/api2/microservice/login',
    access: 'session',
    space: 'none',
    input: nothing,
    output: z.object({ login: z.boolean(), services: z.array(z.object({ name: z.string(), loggedIn: z.boolean() })) }),
  },
  getUserInfoConfig: {
    title: ['读取资料字段设置', 'Read the fields of own account'],
    summary: 'Which profile fields are shown, editable and required.',
    method: 'GET',
    path: '/api2/user/userinfoconfig',
    access: 'session',
    space: 'none',
    input: nothing,
    output: z.object({
      fields: z.array(
        z.object({
          key: z.string(),
          label: z.string(),
          visible: z.boolean(),
          editable: z.boolean(),
          required: z.boolean(),
        }),
      ),
    }),
  },
})
