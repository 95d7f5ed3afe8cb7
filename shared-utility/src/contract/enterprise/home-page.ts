import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { ownPeople } from '../foundation/callers.ts'
import { id, instant, nothing } from '../foundation/fields.ts'
import { personPicture } from '../foundation/picture.ts'
import { applicationLook } from './application-look.ts'

/** The cards of the workbench. */
export const homeCards = ['todo', 'pinned', 'applications', 'team', 'messages', 'opened', 'entrances'] as const
export type HomeCard = (typeof homeCards)[number]

export const namedCard = z.enum(homeCards)

const card = z.object({
  id: namedCard,
  type: namedCard,
  /** The column, the wide one first; the place in it, from the top; and how many thirds of the page it is wide. */
  x: z.int(),
  y: z.int(),
  w: z.int(),
  /** Each card is as tall as what it holds. */
  h: z.int(),
  /** One that is locked is shown to everybody, in the place that the enterprise gave it. */
  props: z.object({ isHidden: z.boolean(), isLocked: z.boolean() }),
})
export type PlacedCard = z.infer<typeof card>

export const homePage = z.object({
  /** Without the cards that people of this type have nothing on. */
  layout: z.array(card),
  /** 0 before the first time: then it is as the enterprise, or else the portal, has it. */
  version: z.int(),
})

export const waitingRow = z.object({
  /** People who ask for an application; changes of its draft that are not published. */
  kind: z.enum(['request', 'draft']),
  applicationId: id,
  name: z.string(),
  ...applicationLook,
  count: z.int(),
  /** Since when the oldest of them waits. */
  since: instant,
})
export type Waiting = z.infer<typeof waitingRow>

/** Of the cards and of how they are arranged. */
export const homePagePath = '/api2/home/page'

export const homePageCalls = defineCalls({
  getHomePage: {
    title: ['查看工作台布局', 'View the workbench layout'],
    summary: 'The cards of the workbench of this person: in which order, which hidden, and which locked.',
    path: homePagePath,
    access: 'session',
    space: 'required',
    input: nothing,
    output: homePage,
  },
  countTodos: {
    title: ['查看待办数量', 'Count own tasks'],
    summary: 'How much waits for this person, by application: only applications with something, of those asked for.',
    path: '/api2/appcenter/applist/todocount',
    access: 'session',
    space: 'required',
    input: z.strictObject({ ids: z.array(id).max(100).optional() }),
    output: z.record(id, z.int()),
  },
  listTodos: {
    title: ['查看待办', 'View own tasks'],
    summary:
      'What waits for this person: requests to answer for administrators, changes to publish for the people who build applications.',
    path: '/api2/appcenter/applist/todo',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(waitingRow),
  },
  getOwnTeam: {
    title: ['查看部门同事', 'View colleagues in the department'],
    summary:
      'The main department of this person and the first of its people, its head before the others; null without one.',
    path: '/api2/home/team',
    access: ownPeople,
    space: 'required',
    input: nothing,
    output: z
      .object({
        departmentId: id,
        name: z.string(),
        /** How many are in it. */
        total: z.int(),
        people: z.array(
          z.object({ userId: id, name: z.string(), title: z.string(), isHead: z.boolean(), picture: personPicture }),
        ),
      })
      .nullable(),
  },
})
