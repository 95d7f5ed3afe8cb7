import { z } from 'zod'
import { closedSpaceCodes } from '../foundation/closed-space.ts'
import { defineCalls } from '../foundation/call.ts'
import { done, integer } from '../foundation/fields.ts'
import { sessionCalls } from './session.ts'

/** 128 random bits, as the QR code carries them. */
export const scanTicket = z.string().regex(/^[\w-]{22}$/)
/** Two digits that the computer shows and the phone picks. */
const number = z.int().min(10).max(99)
/** Whole seconds that the code still holds. */
const expires = z.int()

/** The specification has one path for all of them; `op` says which is meant. */
const path = '/api2/user/scanlogin/oauthLogin'

/** The page that the QR code opens, on a phone that is signed in. */
export const scanPage = '/sign/confirm-scan'

export const scanCalls = defineCalls({
  createScan: {
    title: ['生成登录二维码', 'Create a QR code to sign in'],
    summary:
      'Makes a QR code to sign in by, good for 120 seconds; its secret half goes into a cookie. A code that this browser had ends.',
    stepUpReason: 'a code on a screen, which is nobody’s yet',
    method: 'POST',
    path,
    access: 'public',
    space: 'none',
    input: z.strictObject({ op: z.literal('create') }),
    output: z.object({
      ticket: scanTicket,
      /** The path and query that the QR code opens on the portal's own origin. */
      url: z.string(),
      expires,
    }),
    problems: ['tooManyAttempts'],
  },
  pollScan: {
    title: ['扫码登录', 'Sign in by QR code'],
    summary:
      'How far the code of this browser has come. Once the phone has confirmed, it answers as a sign-in does, one time.',
    stepUpReason: 'goes by what the telephone has confirmed; the session of before is left',
    method: 'POST',
    path,
    access: 'public',
    space: 'optional',
    input: z.strictObject({ op: z.literal('poll') }),
    output: z.discriminatedUnion('state', [
      z.object({ state: z.literal('new'), expires }),
      /** `name` is shortened: a code that is only opened must not tell who opened it. */
      z.object({ state: z.literal('scanned'), expires, name: z.string(), number }),
      z.object({ state: z.literal('cancelled') }),
      sessionCalls.signIn.output.extend({ state: z.literal('confirmed') }),
    ]),
    problems: ['scanEnded', 'spaceDenied', 'membershipSuspended', 'membershipEnded', ...closedSpaceCodes],
  },
  openScan: {
    title: ['扫描登录二维码', 'Scan a QR code to sign in'],
    summary:
      'The phone has read the code: tells who asks, and three numbers of which the computer shows one. No other phone can use the code any more.',
    stepUpReason: 'nobody is let in before the person has confirmed',
    method: 'POST',
    path,
    access: 'session',
    space: 'none',
    input: z.strictObject({ op: z.literal('scan'), ticket: scanTicket }),
    output: z.object({
      /** The browser that shows the code, in proper names; null when it does not say. */
      browser: z.string().nullable(),
      system: z.string().nullable(),
      ip: z.string(),
      numbers: z.array(number),
      expires,
    }),
    problems: ['scanEnded'],
  },
  confirmScan: {
    title: ['确认扫码登录', 'Confirm a QR sign-in'],
    summary:
      'Lets the computer in as the person who scanned the code. A number that is not the right one ends the code.',
    stepUpReason: 'lets in no further and no longer than the session that confirms, and shows which browser asks',
    method: 'POST',
    path,
    access: 'session',
    space: 'none',
    input: z.strictObject({
      op: z.literal('confirm'),
      ticket: scanTicket,
      number: integer(10, 99),
    }),
    output: done,
    problems: ['scanEnded', 'scanNumberWrong'],
    doneAlready: ['scanEnded'],
  },
  cancelScan: {
    title: ['取消扫码登录', 'Cancel a QR sign-in'],
    summary: 'The person who scanned the code refuses it.',
    stepUpReason: 'refuses somebody',
    method: 'POST',
    path,
    access: 'session',
    space: 'none',
    input: z.strictObject({ op: z.literal('cancel'), ticket: scanTicket }),
    output: done,
    problems: ['scanEnded'],
    doneAlready: ['scanEnded'],
  },
})
