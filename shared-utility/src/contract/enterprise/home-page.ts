import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator, enterpriseTypes, ownPeople } from '../foundation/callers.ts'
import { done, flag, id, instant, integer, nothing } from '../foundation/fields.ts'

/** The cards of the workbench. */
export const homeCards = ['todo', 'pinned', 'applications', 'team', 'messages', 'opened', 'entrances'] as const
export type HomeCard = (typeof homeCards)[number]

const named = z.enum(homeCards)

const card = z.object({
  id: named,
  type: named,
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

const page = z.object({
  /** Without the cards that people of this type have nothing on. */
  layout: z.array(card),
  /** 0 before the first time: then it is as the enterprise, or else the portal, has it. */
  version: z.int(),
})

const version = integer(0, 2_147_483_647)

const chosen = { card: named, x: integer(0, 1), isHidden: flag }

const most = homeCards.length
const isEachOnce = (all: readonly { card: HomeCard }[]) => new Set(all.map(({ card }) => card)).size === all.length

const waiting = z.object({
  /** People who ask for an application; changes of its draft that are not published. */
  kind: z.enum(['request', 'draft']),
  applicationId: id,
  name: z.string(),
  icon: z.string().nullable(),
  count: z.int(),
  /** Since when the oldest of them waits. */
  since: instant,
})
export type Waiting = z.infer<typeof waiting>

const path = '/api2/home/page'
const defaultPath = '/api2/home/page/default'

export const homePageCalls = defineCalls({
  getHomePage: {
    title: ['查看工作台布局', 'See how the workbench is arranged'],
    summary: 'The cards of the workbench of this person: in which order, which hidden, and which locked.',
    path,
    access: 'session',
    space: 'required',
    input: nothing,
    output: page,
  },
  updateHomePage: {
    title: ['调整自己的工作台', 'Arrange one’s own workbench'],
    summary:
      'Arranges the cards for this person alone, against the version that was read. Locked cards stay as they are.',
    method: 'PUT',
    path,
    access: enterpriseTypes,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ layout: z.array(z.strictObject(chosen)).max(most).refine(isEachOnce), version }),
    output: done,
    problems: ['versionConflict'],
  },
  resetHomePage: {
    title: ['恢复默认工作台', 'Take the workbench of the enterprise'],
    summary: 'Forgets how this person has arranged the cards: they are as the enterprise has them.',
    method: 'DELETE',
    path,
    access: enterpriseTypes,
    space: 'required',
    input: nothing,
    output: done,
  },
  getDefaultHomePage: {
    title: ['查看企业的工作台布局', 'See the workbench of the enterprise'],
    summary: 'How the cards are arranged for everybody who has not arranged them otherwise.',
    path: defaultPath,
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: page,
  },
  updateDefaultHomePage: {
    title: ['调整企业的工作台布局', 'Arrange the workbench of the enterprise'],
    summary:
      'Arranges the cards for everybody who has not arranged them otherwise, and locks some for everybody, against the version that was read.',
    method: 'PUT',
    path: defaultPath,
    access: enterpriseAdministrator,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({
      layout: z
        .array(z.strictObject({ ...chosen, isLocked: flag }))
        .max(most)
        .refine(isEachOnce),
      version,
    }),
    output: done,
    problems: ['versionConflict'],
  },
  countTodos: {
    title: ['查看待办数量', 'Count what waits for one'],
    summary: 'How much waits for this person, by application: only applications with something, of those asked for.',
    path: '/api2/appcenter/applist/todocount',
    access: 'session',
    space: 'required',
    input: z.strictObject({ ids: z.array(id).max(200).optional() }),
    output: z.record(id, z.int()),
  },
  listTodos: {
    title: ['查看待办', 'See what waits for one'],
    summary:
      'What waits for this person: requests to answer for administrators, changes to publish for the people who build applications.',
    path: '/api2/appcenter/applist/todo',
    access: 'session',
    space: 'required',
    input: nothing,
    output: z.array(waiting),
  },
  getOwnTeam: {
    title: ['查看部门同事', 'See the colleagues of one’s department'],
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
        people: z.array(z.object({ userId: id, name: z.string(), title: z.string(), isHead: z.boolean() })),
      })
      .nullable(),
  },
})
