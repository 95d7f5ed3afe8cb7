import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { done, id, nothing } from '../foundation/fields.ts'
import { file } from '../wire/file.ts'

/** The picture of a person is a square of so many pixels at most. */
export const mostPersonPixels = 512

const base64 = /^[A-Za-z\d+/]+={0,2}$/
const own = '/sapi/user/account/picture'
const ofPerson = { access: { who: 'session', needs: { account: true, inPerson: true } }, space: 'none' } as const

export const personPictureCalls = defineCalls({
  setOwnPicture: {
    title: ['设置个人头像', 'Set own picture'],
    summary: `The picture that colleagues see beside one’s own name: a square PNG, JPEG or WebP of 64 kB and ${mostPersonPixels} pixels a side at most. Nothing is kept of the file but the picture.`,
    stepUpReason: 'colleagues see it, and its person sets another at once',
    method: 'PUT',
    path: own,
    ...ofPerson,
    encoding: 'json',
    input: z.strictObject({ picture: z.string().max(90_000).regex(base64) }),
    output: z.object({ picture: z.string() }),
    problems: ['personPictureRefused', 'storageFull', 'storageReadOnly', 'storageUnavailable'],
  },
  removeOwnPicture: {
    title: ['移除个人头像', 'Remove own picture'],
    summary: 'From then on the initials of the person are shown.',
    stepUpReason: 'takes away what its person can set again',
    method: 'DELETE',
    path: own,
    ...ofPerson,
    input: nothing,
    output: done,
  },
  getPersonPicture: {
    title: ['查看个人头像', 'View the picture of a person'],
    summary:
      'The picture of the caller or, in an enterprise, of a colleague there, under an address that changes with it.',
    method: 'GET',
    path: '/sapi/user/picture/{id}',
    access: 'session',
    space: 'optional',
    envelope: 'file',
    input: z.strictObject({ id }),
    output: file,
    problems: ['notFound'],
  },
})
