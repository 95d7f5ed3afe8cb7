import { z } from 'zod'
import { defineCalls } from '../foundation/call.ts'
import { enterpriseAdministrator, enterpriseTypes } from '../foundation/callers.ts'
import { done, flag, integer, nothing } from '../foundation/fields.ts'
import { onceKey } from '../foundation/once-key.ts'
import { type HomeCard, homeCards, homePage, homePagePath, namedCard } from './home-page.ts'

const version = integer(0, 2_147_483_647)

const chosen = { card: namedCard, x: integer(0, 1), isHidden: flag }

const most = homeCards.length
const isEachOnce = (all: readonly { card: HomeCard }[]) => new Set(all.map(({ card }) => card)).size === all.length

const defaultPath = `${homePagePath}/default`

/** Arranging the cards of the workbench: on a page of its own, so not among the calls that every page is sent. */
export const homeLayoutCalls = defineCalls({
  updateHomePage: {
    title: ['调整自己的工作台', 'Customize own workbench'],
    summary:
      'Arranges the cards for this person alone, against the version that was read. Locked cards stay as they are.',
    stepUpReason: 'a preference',
    method: 'PUT',
    path: homePagePath,
    access: enterpriseTypes,
    space: 'required',
    encoding: 'json',
    input: z.strictObject({ layout: z.array(z.strictObject(chosen)).max(most).refine(isEachOnce), version, onceKey }),
    output: done,
    problems: ['versionConflict'],
  },
  resetHomePage: {
    title: ['恢复默认工作台', 'Reset to the enterprise workbench'],
    summary: 'Forgets how this person has arranged the cards: they are as the enterprise has them.',
    stepUpReason: 'a preference',
    method: 'DELETE',
    path: homePagePath,
    access: enterpriseTypes,
    space: 'required',
    input: nothing,
    output: done,
  },
  getDefaultHomePage: {
    title: ['查看企业的工作台布局', 'View the enterprise workbench layout'],
    summary: 'How the cards are arranged for everybody who has not arranged them otherwise.',
    path: defaultPath,
    access: enterpriseAdministrator,
    space: 'required',
    input: nothing,
    output: homePage,
  },
  updateDefaultHomePage: {
    title: ['调整企业的工作台布局', 'Customize the enterprise workbench'],
    summary:
      'Arranges the cards for everybody who has not arranged them otherwise, and locks some for everybody, against the version that was read.',
    stepUpReason: 'arranges cards; what they show is no more and no less than before',
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
      onceKey,
    }),
    output: done,
    problems: ['versionConflict'],
  },
})
