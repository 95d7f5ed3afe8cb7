import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator } from '../foundation/callers.ts'
import { clearable, done, flag, id, plainSign, text } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { listedOrder } from './application-category.ts'
import { chosenLook } from './application-look.ts'

/** A page of the portal, which begins with one slash, or an address outside of http or https, without an account in it. */
const linkAddress = plainSign()
  .max(2000)
  .overwrite((address) => address.replace(/^https?:/i, (scheme) => scheme.toLowerCase()))
  .regex(/^(?:\/(?![/\\])|https?:\/\/[^\s/?#@\\]+(?:[/?#]|$))[^\s\\]*$/)

const link = {
  name: text(1, 60),
  nameEn: clearable(text(1, 60)).default(null),
  ...chosenLook,
  url: linkAddress,
  description: text(0, 200).default(''),
  categoryId: clearable(id).default(null),
  sort: listedOrder.default(0),
}

const refusals = ['hostNotListed', 'applicationCategoryNotFound', 'tooManyApplications'] as const

export const applicationLinkCalls = defineCalls({
  addLinkApplication: {
    title: ['新建链接应用', 'Add a link as an application'],
    summary: 'Adds an application that leads to a page of the portal or to an address outside, which everybody sees.',
    stepUpReason: 'a link to a host of the white list; it opens no right',
    method: 'POST',
    path: '/api2/appcenter/link',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ ...link, onceKey }),
    output: z.object({ id }),
    once: 'form',
    problems: ['sentBefore', ...refusals],
  },
  updateLinkApplication: {
    title: ['修改链接应用', 'Change a link'],
    summary: 'Changes a link that the enterprise made, or hides it from everybody.',
    stepUpReason: 'a link to a host of the white list; it opens no right',
    method: 'PUT',
    path: '/api2/appcenter/link/{id}',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id, ...link, isVisible: flag.default(true) }),
    output: done,
    problems: ['applicationNotFound', ...refusals],
  },
  deleteLinkApplication: {
    title: ['删除链接应用', 'Delete a link'],
    summary: 'Deletes a link that the enterprise made.',
    stepUpReason: 'a link, which can be made again',
    method: 'DELETE',
    path: '/api2/appcenter/link/{id}',
    access: enterpriseAdministrator,
    space: 'required',
    input: z.strictObject({ id }),
    output: done,
    problems: ['applicationNotFound'],
    doneAlready: ['applicationNotFound'],
  },
})
