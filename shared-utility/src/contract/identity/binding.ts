import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { bindInput, bindTicket, linkedAccount, messengerSignedIn, messengerType } from './messenger-shape.ts'

/** Without these fields the session says whose account is bound. */
const bySession = { without: ['loginId', 'password', 'phone', 'code', 'register'] } as const

export const bindingCalls = defineCalls({
  getBindTicket: {
    title: ['查看待绑定的第三方应用账号', 'View the messenger account to link'],
    summary:
      'The account of a messenger that this browser is about to bind; the ticket is an HttpOnly cookie. Null without one.',
    method: 'GET',
    path: '/api2/oauth2/bind/ticket',
    access: { who: 'public', while: ['maintenance'] },
    space: 'optional',
    input: nothing,
    output: bindTicket.nullable(),
    problems: ['bindTicketExpired'],
  },
  appBind: {
    title: ['绑定第三方应用账号', 'Link a messenger account'],
    summary: "Binds the ticket's account to a person who proves who they are, or to a new one, and signs them in.",
    stepUpReason:
      'where nothing but the session says whose account is bound: another way into it; else the password or the telephone says it',
    method: 'POST',
    path: '/api2/oauth2/bind/appBind',
    access: { who: 'public', needs: { account: bySession, stepUp: bySession } },
    space: 'optional',
    input: bindInput,
    output: messengerSignedIn,
    problems: [
      'bindTicketExpired',
      'bindConflict',
      'badCredentials',
      'initialPasswordOver',
      'captchaRequired',
      'captchaWrong',
      'phoneInvalid',
      'codeInvalid',
      'codeExpired',
      'codeSpent',
      'smsNotOffered',
      'phoneIsFactor',
      'tooManyAttempts',
      'registrationNotAllowed',
      'accountOutOfReach',
      'spaceDenied',
      'membershipSuspended',
      'membershipEnded',
      ...closedSpaceCodes,
    ],
  },
  returnByMessenger: {
    title: ['通过第三方应用重新加入', 'Rejoin through a messenger'],
    summary:
      'Brings back a person who had left, by the account that a messenger made for them and that nothing else opens, where the enterprise lets them in again. The ticket is the proof; signs them in.',
    stepUpReason: 'the messenger has just said who it is, and the ticket of this browser is used up by it',
    method: 'POST',
    path: '/api2/oauth2/bind/return',
    access: 'public',
    space: 'optional',
    input: nothing,
    output: messengerSignedIn,
    problems: ['bindTicketExpired', 'returnOver', 'enterpriseFull', 'spaceDenied', ...closedSpaceCodes],
  },
  getOAuthStatus: {
    title: ['查看绑定的第三方应用账号', 'View the linked messenger accounts'],
    summary: 'Which accounts of messengers are bound to the person, in this enterprise.',
    method: 'GET',
    path: '/api2/oauth2/bind/getOAuthStatus',
    access: 'session',
    space: 'optional',
    input: nothing,
    output: z.array(linkedAccount),
  },
  unbindUserAuth: {
    title: ['解绑第三方应用账号', 'Unlink a messenger account'],
    summary: 'Unbinds the account of a messenger, unless it is the only way in.',
    stepUpReason: 'takes a way into the account away',
    method: 'POST',
    path: '/api2/oauth2/bind/unbindUserAuth',
    access: { who: 'session', needs: { account: true, stepUp: true } },
    space: 'required',
    input: z.strictObject({ type: messengerType }),
    output: done,
    problems: ['onlySignInMethod', 'notFound'],
    doneAlready: ['notFound'],
  },
  getUserIdByOpenId: {
    title: ['查询第三方应用账号的归属', 'Look up the owner of a messenger account'],
    summary: 'Whose an account of a messenger is: for the browser that holds its ticket, and for operators.',
    method: 'GET',
    path: '/api2/oauth2/bind/connect/getUIdByOpenId',
    alias: '/api2/oauth2/connect/getUIdByOpenId',
    access: 'public',
    space: 'optional',
    input: z.strictObject({ openid: z.string().min(1).max(128), type: messengerType.optional() }),
    output: z.object({ userId: id.nullable() }),
    problems: ['forbidden', 'tooManyAttempts'],
  },
})
