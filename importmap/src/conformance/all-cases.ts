import { assignmentCases, bindingCases, type Case } from './cases.ts'
import { runningCases } from './running-cases.ts'

export const cases: Case[] = [...bindingCases, ...assignmentCases, ...runningCases]
