import { expect, test } from '@jest/globals'
import { twoStepStateOf } from './state.ts'

const now = new Date('2030-01-15T00:00:00Z')
const later = new Date('2030-02-01T00:00:00Z')
const policy = { isOpen: true, isInScope: true, isChosen: false, effectiveAt: later }
const person = { aal: 1, hasFactor: false, now } as const
const nothing = { open: 'false', effective: '', effectiveTime: '' }

test.each([
  ['the policy is off', { ...policy, isOpen: false }, person],
  ['the person is out of its scope', { ...policy, isInScope: false }, person],
  ['the session has passed a second factor', policy, { ...person, aal: 2 as const }],
])('nothing is asked when %s', (_when, given, who) => {
  expect(twoStepStateOf(given, who)).toEqual(nothing)
})

test('before the deadline a person without a factor is reminded of it', () => {
  expect(twoStepStateOf(policy, person)).toEqual({
    open: 'true',
    effective: 'false',
    effectiveTime: later.toISOString(),
  })
})

test('a person who chose to have a factor is asked for it where no policy asks', () => {
  const chosen = { isOpen: false, isInScope: false, isChosen: true, effectiveAt: null }
  const state = { open: 'true', effective: 'true', effectiveTime: '' }
  expect(twoStepStateOf(chosen, { ...person, hasFactor: true })).toEqual(state)
  expect(twoStepStateOf(chosen, { ...person, hasFactor: true, aal: 2 })).toEqual(nothing)
})

test.each([
  ['the deadline is over', { ...policy, effectiveAt: now }, person],
  ['there is no deadline', { ...policy, effectiveAt: null }, person],
  ['the person has a factor', policy, { ...person, hasFactor: true }],
])('verification is forced when %s', (_when, given, who) => {
  expect(twoStepStateOf(given, who)).toMatchObject({ open: 'true', effective: 'true' })
})
